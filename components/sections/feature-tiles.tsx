import { FacilityIcon } from "@/components/ui/facility-icon";
import { apartmentFeatures } from "@/content/home-apartment";

/** Four things that every apartment has, on one drawn line. */
export function FeatureTiles() {
  return (
    <ul className="feature-line container-page" data-reveal="">
      {apartmentFeatures.map(({ id, icon, title, text }) => (
        <li key={id}>
          <FacilityIcon name={icon} className="size-9 text-accent" />
          <h2 className="mt-5 text-[1.375rem] leading-tight">{title}</h2>
          <p className="mt-1 text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
