import { StepMark } from "@/components/pages/find-room/step-mark";
import { RoomsForStay } from "@/components/pages/find-room/rooms-for-stay";
import { SendStay } from "@/components/pages/find-room/send-stay";
import { StaySearch } from "@/components/pages/find-room/stay-search";
import type { RelativeHref } from "@/content/types";
import "./booking-path.css";

/** From the dates to the request, in three steps of one page (contract, section 10). `number` is the page of the list of rooms. */
export function BookingPath({ number }: { number: number }) {
  // The further pages of the list lie one folder deeper; the steps are the first page's.
  const page: RelativeHref = number > 1 ? "../../find_room" : "../find_room";
  return (
    <>
      <StepMark />
      <StaySearch page={page} />
      <RoomsForStay number={number} />
      <SendStay page={page} />
    </>
  );
}
