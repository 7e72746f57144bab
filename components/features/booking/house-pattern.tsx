import { StayPatternFigure } from "@/components/features/booking/stay-pattern-figure";
import { stayPattern } from "@/content/stay-pattern";

/** The house's own pattern, in the place of the one that is drawn from a stay, and as high. */
export function HousePattern({ large }: { large?: boolean }) {
  const { text, key } = stayPattern.house;
  return (
    <StayPatternFigure text={text} legend={key} large={large}>
      <div className="stay-pattern-house" />
    </StayPatternFigure>
  );
}
