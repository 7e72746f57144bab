import { RoomCard } from "@/components/cards/room-card";
import { ExpandableList } from "@/components/islands/expandable-list";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { homeHostel, hostelRooms } from "@/content/home-hostel";

/** Three rooms, and six when the guest asks for all. */
export function HostelRooms() {
  const { rooms } = homeHostel;
  return (
    <Section id="rooms">
      <div className="container-page">
        <SectionHead id="rooms" heading={rooms} className="mb-12" />
        <ExpandableList
          collapsedCount={rooms.collapsedCount}
          labels={rooms}
          className="grid gap-x-6 gap-y-14 md:grid-cols-2 lg:grid-cols-3"
        >
          {hostelRooms.map((room) => (
            <RoomCard key={room.id} room={room} />
          ))}
        </ExpandableList>
      </div>
    </Section>
  );
}
