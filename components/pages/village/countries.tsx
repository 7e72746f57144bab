import { DeepSection } from "@/components/ui/section/deep-section";
import { SectionHead } from "@/components/ui/section/section-head";
import { africanCountries, villagePage } from "@/content/village";
import "./countries.css";

/** The fifty-four, set as one paragraph. */
export function VillageCountries() {
  return (
    <DeepSection id="countries">
      <div className="container-page">
        <SectionHead id="countries" heading={villagePage.countries} form="centre" />
        <ul className="village-countries">
          {africanCountries.map((country) => (
            <li key={country}>{country}</li>
          ))}
        </ul>
      </div>
    </DeepSection>
  );
}
