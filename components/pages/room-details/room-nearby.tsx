import { Section } from "@/components/ui/section/section";
import type { House } from "@/content/model/houses";
import { roomPageTexts } from "@/content/copy/room-pages";

export function RoomNearby({ house }: { house: House }) {
  const { label, title } = roomPageTexts.near;
  return (
    <Section id="near">
      <div className="container-page grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <p className="label text-accent">{label}</p>
          <h2 id="near-title" className="mt-4 text-heading">
            {title}
          </h2>
          <p className="mt-3 text-ink-2">{house.place}</p>
        </div>
        <ul className="border-t border-line lg:col-span-7 lg:col-start-6">
          {house.near.map(({ name, text }) => (
            <li key={name} className="border-b border-line py-5">
              <h3 className="font-text font-semibold">{name}</h3>
              <p className="mt-1 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
