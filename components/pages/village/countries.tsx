import { DeepSection } from "@/components/ui/section/deep-section";
import { announcement } from "@/content/copy/announcement";
import { africanCountries, villagePage } from "@/content/copy/village";
import "./countries.css";

export function VillageCountries() {
  return (
    <DeepSection id="countries" className="dark:bg-paper-2">
      <div className="container-page">
        <h2 id="countries-title" className="sr-only">
          {villagePage.countries}
        </h2>
        <ul className="village-countries">
          {africanCountries.map((country) => (
            <li key={country}>{country}</li>
          ))}
        </ul>
        <p className="mt-12 max-w-2xl text-lead text-ink-2">{announcement.text}</p>
      </div>
    </DeepSection>
  );
}
