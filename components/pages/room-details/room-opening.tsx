import { roomSelection } from "@/components/features/stay/model/room-selection";
import { StayLink } from "@/components/features/stay/links/stay-link.client";
import { offersOf } from "@/components/features/stay/model/offers-of-room";
import { RoomRate } from "@/components/pages/room-details/room-rate.client";
import { RoomGallery } from "@/components/pages/room-details/room-gallery";
import { hasListPage } from "@/components/features/seo/record-facts";
import { Breadcrumb } from "@/components/shell/opening/breadcrumb";
import { Stars } from "@/components/ui/stars/stars";
import type { House } from "@/content/model/houses";
import { roomDetails } from "@/content/copy/room-details";
import { roomPageTexts } from "@/content/copy/room-pages";
import { roomTexts } from "@/content/model/rooms";
import type { Room } from "@/content/model/types";
import "./room-opening.css";
import { fillText } from "@/lib/text/fill-text";

const { facts: labels, sleeps } = roomPageTexts;

export function RoomOpening({ room, house }: { room: Room; house: House }) {
  const facts = [
    { name: labels.view, value: room.view },
    { name: labels.area, value: room.area },
    { name: labels.beds, value: room.beds },
    {
      name: labels.sleeps,
      value: room.sleeps === 1 ? sleeps.one : fillText(sleeps.other, { count: room.sleeps }),
    },
  ];
  return (
    <div className="room-opening container-page" data-hero-ground="paper">
      <Breadcrumb
        here={room.title}
        home="../../"
        parent={{
          label: roomPageTexts.parent,
          href: hasListPage(room.page) ? "../../room" : "../../#rooms",
        }}
      />
      <div className="room-opening-grid">
        <RoomGallery room={room} />
        <div className="room-head">
          <div>
            <p className="label text-accent">
              {house.name} · {room.type}
            </p>
            <h1>{room.title}</h1>
            <div className="room-rate">
              <RoomRate rate={room.pricePerNight} offers={offersOf(room.id)} />
              <Stars count={roomTexts.stars} />
            </div>
          </div>
          <p className="room-excerpt text-ink-2">{room.excerpt}</p>
          <dl className="room-figures">
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt className="label text-ink-2">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>

          <StayLink
            page={roomDetails.book.href}
            room={roomSelection(room)}
            className="button w-full button-solid"
          >
            {roomDetails.book.label}
          </StayLink>
        </div>
      </div>
    </div>
  );
}
