import { SiteLink } from "@/components/ui/link/site-link";
import { phoneHref } from "@/lib/text/phone";
import { amharic } from "@/content/copy/amharic";
import { site } from "@/content/model/site";
import "@/components/ui/section/deep-ground.css";
import "@/components/ui/link/link.css";
import "./booking.css";

/** Explains a booking in three steps, with the hours by the Ethiopian clock, and the number to call. */
export function AmharicBooking() {
  const { title, steps, hours, languages, choose, chooseNote } = amharic.booking;
  return (
    <section
      id="booking"
      aria-labelledby="booking-title"
      className="on-night on-deep bg-paper section text-ink dark:bg-paper-2"
    >
      <div className="am-split container-page grid gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="booking-title" className="am-title">
            {title}
          </h2>
          <ol className="am-steps">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div>
          <p className="am-phone">
            <a href={phoneHref(site.phones.booking)} className="inline-flex min-h-11 items-center">
              {site.phones.booking}
            </a>
          </p>
          <p>
            <a
              href={`mailto:${site.emails.booking}`}
              className="link-line inline-flex min-h-11 items-center wrap-anywhere"
            >
              {site.emails.booking}
            </a>
          </p>
          <p className="mt-3 text-ink-2">{languages}</p>
          <dl className="am-hours mt-8 border-t border-line-strong">
            {hours.map(({ name, text }) => (
              <div key={name}>
                <dt className="text-ink-2">{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <SiteLink href="/find_room" className="button button-adey">
              {choose}
            </SiteLink>
            <span className="text-small text-ink-2">{chooseNote}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
