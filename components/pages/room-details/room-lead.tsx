import { GalleryButton } from "@/components/features/lightbox/gallery-button.client";
import { FloorPlan } from "@/components/features/rooms/floor-plan";
import { wholePhone, type PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { Icon } from "@/components/ui/icon/icon";
import { roomPageTexts } from "@/content/copy/room-pages";
import type { Room } from "@/content/model/types";
import { fillText } from "@/lib/text/fill-text";
import "@/components/ui/round-mark.css";

const leadSlot: PictureSlot = {
  crop: "wide",
  sizes: "100vw",
  phone: wholePhone,
  smallestMaster: 1600,
  box: "size-full",
};

/** The first picture of a room, which opens large, and the way to the next; a room without pictures shows its plan. */
export function RoomLead({ room }: { room: Room }) {
  const { pictures, plan, title } = room;
  const [lead] = pictures;
  if (!lead) {
    return (
      <div className="room-lead room-lead-plan bg-paper-2">
        {plan && <FloorPlan plan={plan} room={title} />}
      </div>
    );
  }
  const { next } = roomPageTexts;
  return (
    <div className="room-lead">
      <Picture name={lead.picture} slot={leadSlot} priority />
      <GalleryButton
        index={0}
        label={`View photograph: ${lead.caption}`}
        className="absolute inset-0 cursor-zoom-in"
      >
        <span className="sr-only">{lead.caption}</span>
      </GalleryButton>
      {pictures.length > 1 && (
        <GalleryButton
          index={1}
          label={fillText(next, { place: 2, count: pictures.length })}
          className="room-next"
        >
          <span className="round-mark">
            <Icon name="arrow-right" className="size-5" />
          </span>
        </GalleryButton>
      )}
    </div>
  );
}
