import { readingTime } from "@/components/features/stay/availability/reading-time";
import { takenMonths } from "@/components/pages/room-details/taken-months";
import { takenOf } from "@/content/model/taken-rooms";
import { todayInAddis } from "@/content/model/today";
import type { Room } from "@/content/model/types";
import { takenTexts as texts } from "@/content/copy/taken-nights";
import { inlineScript } from "@/lib/browser/inline-script";
import { fillText } from "@/lib/text/fill-text";

const id = "taken-nights";

/** Works as isCurrent (content/model/availability/nights.ts). */
function hideOld(name: string, at: string, until: string) {
  const now = Date.now();
  if (now >= Date.parse(at) - 3_600_000 && now <= Date.parse(until)) return;
  document.getElementById(name)?.setAttribute("hidden", "");
}

/** The taken nights of a room month by month, as text; a reading that has become too old is not shown. */
export function RoomTaken({ room }: { room: Room }) {
  const taken = takenOf(room.id);
  if (!taken) return null;
  const { written = [], read } = taken;
  const nights = [...written, ...(read?.nights ?? [])];
  return (
    <>
      <details
        id={id}
        className="mt-12 border-t border-ink pt-2 print:hidden"
        suppressHydrationWarning
      >
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          {read ? fillText(texts.titleAsOf, { time: readingTime(read.at) }) : texts.title}
        </summary>
        <table className="mt-3 w-full max-w-prose">
          <thead className="sr-only">
            <tr>
              <th scope="col">{texts.columns.month}</th>
              <th scope="col">{texts.columns.nights}</th>
            </tr>
          </thead>
          <tbody>
            {takenMonths(nights, todayInAddis()).map((month) => (
              <tr key={month.name}>
                <th scope="row" className="py-1 pr-6 text-start font-normal">
                  {month.name}
                </th>
                <td className="py-1">{month.nights || texts.none}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-3 text-ink-2">{texts.confirms}</p>
      </details>
      {read && (
        <script
          dangerouslySetInnerHTML={{ __html: inlineScript(hideOld, id, read.at, read.until) }}
        />
      )}
    </>
  );
}
