import { homeMetadata } from "@/components/lib/page-metadata";
import { HeroPoster } from "@/components/sections/hero-poster";
import { HostelEvents } from "@/components/sections/hostel-events";
import { HostelOffers } from "@/components/sections/hostel-offers";
import { HostelRooms } from "@/components/sections/hostel-rooms";
import { HostelVoices } from "@/components/sections/hostel-voices";
import { SubscribeBar } from "@/components/sections/subscribe-bar";
import { VideoPoster } from "@/components/sections/video-poster";
import { homeHostel } from "@/content/home-hostel";
import "@/components/pages/sheets/hostel.css";

export const metadata = homeMetadata("hostel");

export default function HomeHostel() {
  return (
    <>
      <HeroPoster />
      <HostelRooms />
      <VideoPoster video={homeHostel.video} />
      <HostelOffers />
      <HostelEvents />
      <HostelVoices />
      <SubscribeBar id="letter" heading={homeHostel.newsletter} />
    </>
  );
}
