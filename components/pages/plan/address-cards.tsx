import { AddressCard } from "@/components/features/contact/address-card";
import { Section } from "@/components/ui/section/section";
import { SectionHead } from "@/components/ui/section/section-head";
import { locations } from "@/content/locations";
import { addressTexts } from "@/content/plan";

/** The four addresses side by side, each to be taken along. */
export function AddressCards() {
  return (
    <Section id="addresses" tone="paper-2">
      <div className="container-page">
        <SectionHead id="addresses" heading={addressTexts} />
        <ul className="address-cards grid gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-4">
          {locations.map((location) => (
            <li key={location.id}>
              <AddressCard location={location} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
