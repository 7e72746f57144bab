import { DoorCard } from "@/components/cards/door-card";
import { ExpandableList } from "@/components/islands/expandable-list";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { homeHostel, hostelRooms } from "@/content/home-hostel";

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
          {hostelRooms.map((room) => (
            <DoorCard key={room.id} room={room} />
          ))}
        </ExpandableList>
      </div>
    </Section>
  );
}
