import { HostelRoomCard } from "@/components/pages/home-hostel/room-card";
import { ExpandableList } from "@/components/ui/expandable-list/expandable-list.client";
import type { SlotName } from "@/components/ui/picture/picture-slots";
import { Section } from "@/components/ui/section/section";
import { SectionHead } from "@/components/ui/section/section-head";
import { homeHostel } from "@/content/copy/home-hostel";
import { hostelRooms } from "@/content/model/rooms";
import "./rooms.css";

/** Five, four and three of the columns, then back (rooms.css). */
const street: readonly SlotName[] = [
  "hostel-room-wide",
  "hostel-room",
  "hostel-room-narrow",
  "hostel-room-narrow",
  "hostel-room",
  "hostel-room-wide",
];

/** Three doors of the street, and six when the guest asks for all. */
export function HostelRooms() {
  const { rooms } = homeHostel;
  return (
    <Section id="rooms" className="hostel-section">
      <div className="container-page">
        <SectionHead id="rooms" heading={rooms} className="mb-14 lg:mb-20" />
        <ExpandableList
          collapsedCount={rooms.collapsedCount}
          labels={rooms}
          className="hostel-room-list"
        >
          {hostelRooms.map((room, place) => (
            <HostelRoomCard
              key={room.id}
              room={room}
              slot={street[place % street.length] ?? "hostel-room"}
            />
          ))}
        </ExpandableList>
      </div>
    </Section>
  );
}
