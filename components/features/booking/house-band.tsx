import { StayBandFigure } from "@/components/features/booking/stay-band-figure";
import { stayBand } from "@/content/stay-band";

/** The house's own band, in the place of the one that a stay will weave, and as high. */
export function HouseBand({ large }: { large?: boolean }) {
  const { text, key } = stayBand.house;
  return (
    <StayBandFigure text={text} legend={key} large={large}>
      <div className="stay-band-house" />
    </StayBandFigure>
  );
}
