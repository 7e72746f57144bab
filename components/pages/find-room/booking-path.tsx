import { StepMark } from "@/components/pages/find-room/steps/step-mark";
import { RoomsForStay } from "@/components/pages/find-room/rooms/rooms-for-stay";
import { SendStay } from "@/components/pages/find-room/request/send-stay";
import { StaySearch } from "@/components/pages/find-room/search/stay-search";
import type { RelativeHref } from "@/content/model/types";
import "./booking-path.css";

/** Leads from the dates to the request in three steps on one page. `number` is the page of the list of rooms. */
export function BookingPath({ number }: { number: number }) {
  // Further pages of the list are one folder deeper; the steps are on the first page.
  const page: RelativeHref = number > 1 ? "../../find_room" : "../find_room";
  return (
    <>
      <StepMark />
      <StaySearch page={page} />
      <RoomsForStay page={page} number={number} />
      <SendStay page={page} />
    </>
  );
}
