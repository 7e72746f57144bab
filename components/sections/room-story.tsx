import { HandedTitle } from "@/components/islands/handed-title";
import { RoomBooking } from "@/components/sections/room-booking";
import { RoomNotes } from "@/components/sections/room-notes";
import { Section } from "@/components/ui/section";
import { roomDetails } from "@/content/room-details";

/** The room in words, what a night in it costs, and what a guest should know before. */
export function RoomStory() {
  const { label, fallbackTitle, description } = roomDetails;
  const [first, ...others] = description;
  return (
    <Section id="room">
      <div className="container-page grid grid-cols-1 gap-x-6 gap-y-14 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <p className="label text-accent">{label}</p>
          <h2 id="room-title" className="mt-4 text-title wrap-anywhere">
            <HandedTitle fallback={fallbackTitle} />
          </h2>
          <p className="mt-8 text-lead">{first}</p>
          {others.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[62ch] text-ink-2">
              {paragraph}
            </p>
          ))}
        </div>
        <RoomBooking className="lg:col-span-4 lg:col-start-9 lg:row-span-2" />
        <RoomNotes className="lg:col-span-7" />
      </div>
    </Section>
  );
}
