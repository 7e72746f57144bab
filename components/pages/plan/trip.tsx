import { AltitudeNames } from "@/components/features/altitude/altitude-names";
import { AltitudeProfile } from "@/components/features/altitude/altitude-profile";
import { metresText } from "@/components/features/altitude/shapes";
import { contactChannels } from "@/components/features/stay/model/booking-office";
import { mailtoHref } from "@/lib/text/mailto";
import { phoneHref } from "@/lib/text/phone";
import { formDestination } from "@/components/features/forms/form-endpoint";
import { elevationGains } from "@/components/pages/plan/elevation-gains";
import { tripHouse } from "@/components/pages/plan/trip-house";
import { TripPlanner } from "@/components/pages/plan/trip-planner.client";
import type { TripOffice } from "@/components/pages/plan/trip-request.client";
import type { TripScene } from "@/components/pages/plan/trip-stop.client";
import type { TripWords } from "@/components/pages/plan/trip-totals.client";
import { formAction } from "@/components/ui/asset";
import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { clothingForAltitude } from "@/content/model/altitude-line";
import { planPage } from "@/content/copy/standalone-pages";
import { planPageTexts, planTexts } from "@/content/copy/plan";
import { contactForm } from "@/content/copy/forms";
import { locationOf } from "@/content/model/locations";
import { site } from "@/content/model/site";
import type { LocationId } from "@/content/model/types";
import "@/components/ui/link/link.css";

const tripStopSlot: PictureSlot = {
  crop: "wide",
  sizes: "(min-width: 75rem) 13rem, 10rem",
  smallestMaster: 960,
  box: "aspect-3/2 w-full",
};

function sceneOf(id: LocationId): TripScene {
  const { altitude } = locationOf(id);
  return {
    picture: <Picture name={id} slot={tripStopSlot} alt="" />,
    clothes: `${metresText(altitude)}: ${clothingForAltitude(altitude)}`,
  };
}

const scenes = {
  tana: sceneOf("tana"),
  bishoftu: sceneOf("bishoftu"),
  awash: sceneOf("awash"),
  entoto: sceneOf("entoto"),
} as const;

const office: TripOffice = {
  channels: contactChannels,
  mark: site.brand.shortName,
  form: formDestination ? { page: "/contact", id: contactForm.id } : undefined,
};

const link = "link-line inline-flex min-h-11 items-center font-semibold";

const words: TripWords = {
  withoutScripts: (
    <div className="print:hidden scripted:hidden">
      <p className="mb-3 text-ink-2">{planPageTexts.withoutScripts}</p>
      <button type="submit" className="button button-solid">
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
      <a href={mailtoHref(contactChannels.email, planTexts.mailSubject, [])} className={link}>
        {planPageTexts.askLink}
      </a>
      <a href={phoneHref(contactChannels.phone)} className={`${link} figures`}>
        {planPageTexts.askOr} {contactChannels.phone}
      </a>
    </p>
  ),
  elevationGains,
};

export function Trip() {
  return (
    <section id="journey" aria-labelledby="journey-title" className="section">
      <div className="container-page">
        <h2 id="journey-title" className="text-title">
          {planPageTexts.heading}
        </h2>
        <TripPlanner
          action={formAction(planPage.path)}
          scenes={scenes}
          line={
            <>
              <AltitudeProfile journey />
              <AltitudeNames />
            </>
          }
          house={tripHouse}
          office={office}
          words={words}
        />
      </div>
    </section>
  );
}
