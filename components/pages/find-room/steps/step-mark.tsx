import { stepParam } from "@/components/features/stay/model/stay";
import { inlineScript } from "@/lib/browser/inline-script";
import { stayFields } from "@/content/copy/forms";

/** As stepOf (steps.ts) for dates as the forms write them; any other is put right once the page listens. */
function markStep(stepName: string, checkInName: string, checkOutName: string) {
  const query = new URLSearchParams(location.search);
  const asked = query.get(stepName);
  const first = query.get(checkInName) ?? "";
  const room = query.get("title");
  const localTime = Date.now() - new Date().getTimezoneOffset() * 60_000;
  const today = new Date(localTime).toISOString().slice(0, 10);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(first);
  const dated = isDay && first >= today && first < (query.get(checkOutName) ?? "");
  const next = dated ? (room ? "send" : "room") : "dates";
  const isThere = asked === "dates" || asked === "room" || (asked === "send" && room);
  const { dataset } = document.documentElement;
  dataset.step = isThere ? asked : next;
  dataset.askedResort = query.get("location") ?? "";
}

/**
 * Says before the first paint which step of the booking path the address leads to, so that the others are not drawn first
 * (booking-path.css), and which resort it asks for, whose rooms stand first (rooms/room-entries.css). Without scripts all three stand one below the other.
 */
export function StepMark() {
  const { checkIn, checkOut } = stayFields;
  const script = inlineScript(markStep, stepParam, checkIn.name, checkOut.name);
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
