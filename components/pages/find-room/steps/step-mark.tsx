import { stepParam } from "@/components/features/stay/model/stay";
import { inlineScript } from "@/lib/browser/inline-script";
import { stayFields } from "@/content/copy/forms";

/** Works as stepOf (steps.ts) for dates as the forms write them; other dates are corrected after hydration. */
function markStep(stepName: string, checkInName: string, checkOutName: string) {
  const query = new URLSearchParams(location.search);
  const requested = query.get(stepName);
  const first = query.get(checkInName) ?? "";
  const room = query.get("title");
  const localTime = Date.now() - new Date().getTimezoneOffset() * 60_000;
  const today = new Date(localTime).toISOString().slice(0, 10);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(first);
  const dated = isDay && first >= today && first < (query.get(checkOutName) ?? "");
  const next = dated ? (room ? "send" : "room") : "dates";
  const isThere = requested === "dates" || requested === "room" || (requested === "send" && room);
  const { dataset } = document.documentElement;
  dataset.step = isThere ? requested : next;
  dataset.requestedResort = query.get("location") ?? "";
}

/**
 * Marks <html> before the first paint with the step of the booking path, so that the others are not shown first (booking-path.css), and
 * with the requested resort, whose rooms come first (rooms/room-entries.css). Without scripts all three steps are shown.
 */
export function StepMark() {
  const { checkIn, checkOut } = stayFields;
  const script = inlineScript(markStep, stepParam, checkIn.name, checkOut.name);
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
