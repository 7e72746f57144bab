import { AltitudeDrawing } from "@/components/features/altitude/altitude-drawing";

type AltitudeProfileProps = {
  /** Legs that can be drawn bold over the line: by the chapters as they come into view, or by a journey. */
  bold?: "chapters" | "journey";
};

/** The section from Lake Tana to the falls of the Awash, drawn for wide windows and for phones; CSS shows one of the two. */
export function AltitudeProfile(props: AltitudeProfileProps) {
  return (
    <>
      <AltitudeDrawing shape="wide" {...props} />
      <AltitudeDrawing shape="narrow" {...props} />
    </>
  );
}
