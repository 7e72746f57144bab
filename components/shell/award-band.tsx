import { AwardSeal } from "@/components/shell/award-seal";
import { awards } from "@/content/galleries";
import { footer } from "@/content/navigation";

/** Two emblems with what they stand for. */
export function AwardBand() {
  return (
    <div>
      <h2 className="font-text label text-on-night-2">{footer.awardsLabel}</h2>
      <ul className="award-band">
        {awards.map(({ id, caption }) => (
          <li key={id} className="text-small">
            <AwardSeal id={id} className="text-adey" />
            {caption}
          </li>
        ))}
      </ul>
    </div>
  );
}
