import { AwardSeal } from "@/components/shell/footer/award-seal";
import { awards } from "@/content/copy/galleries";
import { footer } from "@/content/model/navigation";

export function AwardBand({ compact = false }: { compact?: boolean }) {
  return (
    <div className={compact ? "compact-awards" : undefined}>
      <h2 className={`font-text label text-on-night-2 ${compact ? "flex-none" : "mb-2"}`}>
        {footer.awardsLabel}
      </h2>
      <ul className={`award-band flex flex-wrap ${compact ? "gap-x-4" : "gap-8"}`}>
        {awards.map(({ id, caption }) => (
          <li
            key={id}
            className={`flex flex-wrap items-center text-small ${compact ? "gap-2 lg:min-h-11" : "gap-3"}`}
          >
            <AwardSeal id={id} className={`text-adey ${compact ? "size-9" : "size-12"}`} />
            {caption}
          </li>
        ))}
      </ul>
    </div>
  );
}
