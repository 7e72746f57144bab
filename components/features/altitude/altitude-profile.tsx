import { AltitudeDrawing } from "@/components/features/altitude/altitude-drawing";

export function AltitudeProfile({ journey }: { journey?: boolean }) {
  return (
    <>
      <AltitudeDrawing shape="wide" journey={journey} />
      <AltitudeDrawing shape="narrow" journey={journey} />
    </>
  );
}
