import { AltitudeDrawing } from "@/components/features/altitude/altitude-drawing";

type AltitudeProfileProps = {
  bold?: "chapters" | "journey";
};

export function AltitudeProfile(props: AltitudeProfileProps) {
  return (
    <>
      <AltitudeDrawing shape="wide" {...props} />
      <AltitudeDrawing shape="narrow" {...props} />
    </>
  );
}
