import { ContentLink } from "@/components/ui/link/content-link";
import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { Section } from "@/components/ui/section/section";
import { homeResort } from "@/content/copy/home-resort";
import "./welcome.css";

const overlaySlot: PictureSlot = {
  crop: "tall",
  sizes: "(min-width: 85rem) 296px, (min-width: 62rem) 21.5vw, 38vw",
  smallestMaster: 960,
  box: "aspect-4/5 w-full",
};

export function ResortWelcome() {
  const { label, title, text, pictures, action } = homeResort.welcome;
  const [wide, small] = pictures;
  return (
    <Section id="welcome">
      <div className="container-page grid items-center gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="welcome-pictures lg:col-span-7">
          <div className="mat welcome-picture-wide">
            <Picture name={wide} slot="half" />
          </div>
          <div className="mat welcome-picture-small">
            <Picture name={small} slot={overlaySlot} />
          </div>
        </div>
        <div className="lg:col-[9/-1]">
          <p className="label text-accent">{label}</p>
          <h2 id="welcome-title" className="mt-4 text-title">
            {title}
          </h2>
          <p className="mt-6 text-lead text-ink-2">{text}</p>
          <ContentLink link={action} className="mt-10 button button-line" />
        </div>
      </div>
    </Section>
  );
}
