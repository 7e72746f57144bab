import { AwardSeal } from "@/components/shell/award-seal";
import { awards } from "@/content/galleries";
import { footer } from "@/content/navigation";
import "./award-band.css";

/** Two emblems with what they stand for. */
export function AwardBand() {
  return (
    <div>
      <h2 className="closing-label">{footer.awardsLabel}</h2>
      <ul className="flex flex-wrap gap-8">
        {awards.map(({ id, caption }) => (
          <li key={id} className="text-center text-small">
            <AwardSeal id={id} className="mb-2 size-20 text-adey" />
            {caption}
          </li>
        ))}
      </ul>
    </div>
  );
}
