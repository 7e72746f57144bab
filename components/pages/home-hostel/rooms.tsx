import { HostelRoomCard } from "@/components/pages/home-hostel/room-card";
import { ExpandableList } from "@/components/ui/expandable-list/expandable-list.client";
import type { SlotName } from "@/components/ui/picture/picture-slots";
import { Section } from "@/components/ui/section/section";
import { SectionHead } from "@/components/ui/section/section-head";
import { homeHostel } from "@/content/home-hostel";
import { hostelRooms } from "@/content/rooms";
import "./rooms.css";

/** Five, four and three of the columns, then back (rooms.css). */
const street: readonly SlotName[] = [
  "arch-wide",
  "arch",
  "arch-narrow",
  "arch-narrow",
  "arch",
  "arch-wide",
];

/** Three doors of the street, and six when the guest asks for all. */
export function HostelRooms() {
  const { rooms } = homeHostel;
  return (
    <Section id="rooms" className="poster">
      <div className="container-page">
        <SectionHead id="rooms" heading={rooms} className="mb-14 lg:mb-20" />
        <ExpandableList
          collapsedCount={rooms.collapsedCount}
          labels={rooms}
          className="door-street"
        >
          {hostelRooms.map((room, place) => (
            <HostelRoomCard
              key={room.id}
              room={room}
              slot={street[place % street.length] ?? "arch"}
            />
          ))}
        </ExpandableList>
      </div>
    </Section>
  );
}
