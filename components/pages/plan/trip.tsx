import { requestWays } from "@/components/features/booking/booking-office";
import { mailtoHref } from "@/components/features/contact/mailto";
import { phoneHref } from "@/components/features/contact/phone";
import { formDestination } from "@/components/features/forms/form-endpoint";
import { tripHouse } from "@/components/features/itinerary/trip-house";
import { TripPlanner } from "@/components/features/itinerary/trip-planner.client";
import type { TripOffice } from "@/components/features/itinerary/trip-request.client";
import type { TripWords } from "@/components/features/itinerary/trip-totals.client";
import { formAction } from "@/components/ui/asset";
import { buttonStyle } from "@/components/ui/button/button-style";
import { Picture } from "@/components/ui/picture/picture";
import { PaperMap } from "@/components/ui/map/paper-map";
import { planPage } from "@/content/further-pages";
import { planPageTexts, planTexts } from "@/content/plan";
import { contactForm } from "@/content/forms";
import { site } from "@/content/site";
import "@/components/ui/link/link.css";

const pictures = {
  tana: <Picture name="tana" slot="entry" alt="" />,
  bishoftu: <Picture name="bishoftu" slot="entry" alt="" />,
  awash: <Picture name="awash" slot="entry" alt="" />,
  entoto: <Picture name="entoto" slot="entry" alt="" />,
} as const;

const office: TripOffice = {
  ways: requestWays,
  mark: site.brand.shortName,
  form: formDestination ? { page: "/contact", id: contactForm.id } : undefined,
};

const link = "link-line inline-flex min-h-11 items-center font-semibold";

const words: TripWords = {
  withoutScripts: (
    <div className="print:hidden scripted:hidden">
      <p className="mb-3 text-ink-2">{planPageTexts.withoutScripts}</p>
      <button type="submit" className={buttonStyle("solid")}>
        {planPageTexts.submit}
      </button>
    </div>
  ),
  ask: (
    <>
      <h3 className="mt-8 text-heading">{planPageTexts.askHeading}</h3>
      <p className="mt-2 mb-3 text-ink-2">{planPageTexts.ask}</p>
    </>
  ),
  contact: (
    <p className="flex flex-wrap gap-x-8">
      <a href={mailtoHref(requestWays.email, planTexts.mailSubject, [])} className={link}>
        {planPageTexts.askLink}
      </a>
      <a href={phoneHref(requestWays.phone)} className={`${link} figures`}>
        {planPageTexts.askOr} {requestWays.phone}
      </a>
    </p>
  ),
};

/** The itinerary beside its map. It does not fade in: it is what the guest came for. */
export function Trip() {
  return (
    <section id="journey" aria-labelledby="journey-title" className="section">
      <div className="container-page">
        <h2 id="journey-title" className="text-title">
          {planPageTexts.heading}
        </h2>
        <TripPlanner
          action={formAction(planPage.path)}
          pictures={pictures}
          map={<PaperMap alt={planPageTexts.mapAlt} />}
          house={tripHouse}
          office={office}
          words={words}
        />
      </div>
    </section>
  );
}
