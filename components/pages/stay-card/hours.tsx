import { ethiopianClock } from "@/components/features/calendar/ethiopian-clock";
import { phoneHref } from "@/lib/text/phone";
import { sharedHours } from "@/components/pages/stay-card/shared-hours";
import { Section } from "@/components/ui/section/section";
import { houses, type House } from "@/content/model/houses";
import { roomDetails } from "@/content/copy/room-details";
import { site } from "@/content/model/site";
import { stayCard } from "@/content/copy/stay-card";
import "@/components/ui/link/link.css";

const { checkIn, checkOut } = roomDetails;

const times = [
  { title: checkIn.title, lineOf: (house: House) => house.checkIn[0] },
  { title: checkOut.title, lineOf: (house: House) => house.checkOut[0] },
];

export function StayCardHours() {
  const { reach, hours } = stayCard;
  return (
    <Section id="reach" className="pt-0!">
      <div className="container-page grid gap-12 md:grid-cols-2">
        <div>
          <h2 id="reach-title" className="text-title">
            {reach.title}
          </h2>
          <dl className="mt-6 grid gap-4">
            <div>
              <dt className="mb-2 label text-ink-2">{reach.phone}</dt>
              <dd>
                <a
                  href={phoneHref(site.phones.booking)}
                  className="link-line inline-flex min-h-11 items-center font-display text-heading wrap-anywhere figures"
                >
                  {site.phones.booking}
                </a>
              </dd>
            </div>
            <div>
              <dt className="label text-ink-2">{reach.email}</dt>
              <dd>
                <a
                  href={`mailto:${site.emails.booking}`}
                  className="link-line inline-flex min-h-11 items-center wrap-anywhere"
                >
                  {site.emails.booking}
                </a>
              </dd>
            </div>
          </dl>
        </div>
        <div>
          <h2 className="text-title">{hours.title}</h2>
          <dl className="mt-6 grid gap-4">
            {times.map(({ title, lineOf }) => (
              <div key={title}>
                <dt className="mb-2 label text-ink-2">{title}</dt>
                {sharedHours(houses, lineOf).map(({ line, houses: names }, place) => (
                  <dd key={line} className={place > 0 ? "mt-3" : undefined}>
                    {place > 0 && `${names.join(", ")}: `}
                    {line}
                    <br />
                    <span className="text-small text-ink-2">{ethiopianClock(line)}</span>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
