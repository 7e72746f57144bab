import { AddressCard } from "@/components/features/contact/address-card";
import { AddressList } from "@/components/features/contact/address-list";
import { Section } from "@/components/ui/section/section";
import { SectionHead } from "@/components/ui/section/section-head";
import { addressTexts } from "@/content/copy/plan";

export function AddressCards() {
  return (
    <Section id="addresses" tone="paper-2">
      <div className="container-page">
        <SectionHead id="addresses" heading={addressTexts} />
        <AddressList card={(location) => <AddressCard location={location} />} />
      </div>
    </Section>
  );
}
