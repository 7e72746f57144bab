import { Section } from "@/components/ui/section/section";
import { SectionHead } from "@/components/ui/section/section-head";
import { africanCountries, villagePage } from "@/content/village";
import "./countries.css";

/** The fifty-four, set as one paragraph. */
export function VillageCountries() {
  return (
    <Section id="countries" tone="deep">
      <div className="container-page">
        <SectionHead id="countries" heading={villagePage.countries} form="centre" />
        <ul className="village-countries">
          {africanCountries.map((country) => (
            <li key={country}>{country}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
