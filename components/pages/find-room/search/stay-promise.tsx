import { Picture } from "@/components/features/pictures/picture";
import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { findRoomPromise } from "@/content/copy/find-room";
import "./stay-promise.css";

/** Eight of the twelve columns and the margin beside them, and lower than its crop. */
const promiseSlot: PictureSlot = {
  crop: "wide",
  sizes: "(min-width: 62rem) 62vw, 100vw",
  smallestMaster: 1600,
  box: "size-full",
};

/** What a guest is offered before the first question, beside a picture. */
export function StayPromise() {
  return (
    <div id="stay-promise" className="stay-promise bg-paper-2 text-ink">
      <div className="stay-promise-picture print:hidden">
        <Picture name={findRoomPromise.picture} slot={promiseSlot} alt="" priority />
      </div>
      <p className="stay-promise-words">{findRoomPromise.text}</p>
    </div>
  );
}
