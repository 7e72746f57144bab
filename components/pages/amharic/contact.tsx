import { AddressCard } from "@/components/features/contact/address-card";
import { AddressList } from "@/components/features/contact/address-list";
import { amharic, amharicPlaces } from "@/content/copy/amharic";

export function AmharicContact() {
  const { title, ...words } = amharic.contact;
  return (
    <section id="reach" aria-labelledby="reach-title" className="bg-paper-2 section">
      <div className="container-page">
        <h2 id="reach-title" className="am-title">
          {title}
        </h2>
        <AddressList
          card={(location) => {
            const { name, address } = amharicPlaces[location.id];
            return <AddressCard location={location} words={{ ...words, name, address }} />;
          }}
        />
      </div>
    </section>
  );
}
