import { SelectedTitle } from "@/components/features/stay/summary/selected-title.client";
import { RoomBooking } from "@/components/pages/room-details/room-booking";
import { RoomFacts } from "@/components/pages/room-details/room-facts";
import { Section } from "@/components/ui/section/section";
import { roomDetails } from "@/content/copy/room-details";
import { site } from "@/content/model/site";
import "./room-description.css";

export function RoomDescription() {
  const { label, fallbackTitle, description } = roomDetails;
  const [first, ...others] = description;
  return (
    <Section id="room">
      <div className="room-story container-page grid grid-cols-1 gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="room-story-title">
          <p className="label text-accent">{label}</p>
          <h1 id="room-title" className="mt-4 text-display wrap-anywhere">
            <SelectedTitle fallback={fallbackTitle} brand={site.brand.name} />
          </h1>
        </div>
        <div className="room-story-words">
          <p className="text-lead">{first}</p>
          {others.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[62ch] text-ink-2">
              {paragraph}
            </p>
          ))}
        </div>
        <RoomBooking className="room-story-booking" />
        <RoomFacts className="room-story-facts" />
      </div>
    </Section>
  );
}
