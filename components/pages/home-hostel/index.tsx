import { homeMetadata } from "@/components/features/seo/page-metadata";
import { HomeFrame } from "@/components/shell/home-frame";
import { HostelHero } from "@/components/pages/home-hostel/hero";
import { HostelEvents } from "@/components/pages/home-hostel/events";
import { HostelOffers } from "@/components/pages/home-hostel/offers";
import { HostelRooms } from "@/components/pages/home-hostel/rooms";
import { HostelTestimonials } from "@/components/pages/home-hostel/testimonials";
import { SubscribeBar } from "@/components/features/forms/subscribe-bar";
import { HostelVideo } from "@/components/pages/home-hostel/video";
import { homeHostel } from "@/content/copy/home-hostel";
import "./home-hostel.css";

export const metadata = homeMetadata("hostel");

export default function HomeHostel() {
  return (
    <HomeFrame variant="hostel" newsletter={false}>
      <HostelHero />
      <HostelRooms />
      <HostelVideo video={homeHostel.video} />
      <HostelOffers />
      <HostelEvents />
      <HostelTestimonials />
      <SubscribeBar
        className="hostel-section hostel-section-edge field-lake hostel-newsletter"
        id="letter"
        heading={homeHostel.newsletter}
      />
    </HomeFrame>
  );
}
