import { AwardSeal } from "@/components/shell/award-seal";
import { awards } from "@/content/galleries";
import { footer } from "@/content/navigation";

/** Two emblems with what they stand for. */
export function AwardBand() {
  return (
    <div>
      <h2 className="mb-2 font-text label text-on-night-2">{footer.awardsLabel}</h2>
      <ul className="award-band gap-8">
        {awards.map(({ id, caption }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 text-small">
            <AwardSeal id={id} className="size-12 text-adey" />
            {caption}
          </li>
        ))}
      </ul>
    </div>
  );
}
