import { tripHouse } from "@/components/features/itinerary/trip-house";
import { TripPlanner } from "@/components/features/itinerary/trip-planner.client";
import { formAction } from "@/components/ui/asset";
import { Picture } from "@/components/ui/picture/picture";
import { PaperMap } from "@/components/ui/map/paper-map";
import { planPage } from "@/content/further-pages";
import { planTexts } from "@/content/plan";
import { site } from "@/content/site";

const pictures = {
  tana: <Picture name="tana" slot="entry" alt="" />,
  bishoftu: <Picture name="bishoftu" slot="entry" alt="" />,
  awash: <Picture name="awash" slot="entry" alt="" />,
  entoto: <Picture name="entoto" slot="entry" alt="" />,
} as const;

/** The itinerary beside its map. It does not fade in: it is what the guest came for. */
export function Trip() {
  return (
    <section id="journey" aria-labelledby="journey-title" className="section">
      <div className="container-page">
        <h2 id="journey-title" className="text-title">
          {planTexts.heading}
        </h2>
        <TripPlanner
          action={formAction(planPage.path)}
          pictures={pictures}
          map={<PaperMap alt={planTexts.mapAlt} />}
          house={tripHouse}
          contact={{ email: site.emails.booking, phone: site.phones.booking }}
        />
      </div>
    </section>
  );
}
