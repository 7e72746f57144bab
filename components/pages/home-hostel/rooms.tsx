import { HostelRoomCard } from "@/components/pages/home-hostel/room-card";
import { ExpandableList } from "@/components/ui/expandable-list/expandable-list.client";
import type { PictureSlot, Slot } from "@/components/features/pictures/picture-slots";
import { Section } from "@/components/ui/section/section";
import { SectionHead } from "@/components/ui/section/section-head";
import { homeHostel } from "@/content/copy/home-hostel";
import { hostelRooms } from "@/content/model/rooms";
import "./rooms.css";

const hostelRoomSlot: PictureSlot = {
  crop: "tall",
  sizes:
    "(min-width: 85rem) 26rem, (min-width: 62rem) 30vw, (min-width: 48rem) 21rem, calc(100vw - 40px)",
  smallestMaster: 1200,
  box: "size-full",
};

const hostelRoomWideSlot: PictureSlot = {
  crop: "tall",
  sizes:
    "(min-width: 85rem) 31rem, (min-width: 62rem) 36vw, (min-width: 48rem) 17.5rem, calc(100vw - 40px)",
  smallestMaster: 1200,
  box: "size-full",
};

const hostelRoomNarrowSlot: PictureSlot = {
  crop: "tall",
  sizes:
    "(min-width: 85rem) 20rem, (min-width: 62rem) 23.5vw, (min-width: 48rem) 17.5rem, calc(100vw - 40px)",
  smallestMaster: 1200,
  box: "size-full",
};

const street: readonly Slot[] = [
  hostelRoomWideSlot,
  hostelRoomSlot,
  hostelRoomNarrowSlot,
  hostelRoomNarrowSlot,
  hostelRoomSlot,
  hostelRoomWideSlot,
];

export function HostelRooms() {
  const { rooms } = homeHostel;
  return (
    <Section id="rooms" className="hostel-section">
      <div className="container-page">
        <SectionHead id="rooms" heading={rooms} className="mb-12 lg:mb-20" />
        <ExpandableList
          collapsedCount={rooms.collapsedCount}
          labels={rooms}
          className="hostel-room-list"
        >
          {hostelRooms.map((room, place) => (
            <HostelRoomCard
              key={room.id}
              room={room}
              slot={street[place % street.length] ?? hostelRoomSlot}
            />
          ))}
        </ExpandableList>
      </div>
    </Section>
  );
}
