import { AddressCard } from "@/components/features/contact/address-card";
import { amharic, amharicPlaces } from "@/content/amharic";
import { locations } from "@/content/locations";

/** Where each resort is and how to reach it, in Amharic; the card that is saved stays in Latin letters, which every telephone sorts. */
export function AmharicContact() {
  const { title, ...words } = amharic.contact;
  return (
    <section id="reach" aria-labelledby="reach-title" className="bg-paper-2 section">
      <div className="container-page">
        <h2 id="reach-title" className="am-title">
          {title}
        </h2>
        <ul className="address-cards grid gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-4">
          {locations.map((location) => {
            const { name, address } = amharicPlaces[location.id];
            return (
              <li key={location.id}>
                <AddressCard location={location} words={{ ...words, name, address }} />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
