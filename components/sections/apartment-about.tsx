import { buttonStyle } from "@/components/ui/button-style";
import { ContentLink } from "@/components/ui/content-link";
import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import { homeApartment } from "@/content/home-apartment";

/** What the house is, with its years of experience set as large as a house number. */
export function ApartmentAbout() {
  const { about } = homeApartment;
  return (
    <Section id="about" className="pt-0!">
      <div className="container-page grid items-end gap-12 lg:grid-cols-12 lg:gap-6">
        <div className="relative lg:col-span-7">
          <Picture name={about.picture} slot="half" />
          <p className="absolute right-0 bottom-0 flex items-end gap-4 bg-paper pt-5 pl-6 text-ink">
            <span className="font-display text-[clamp(4rem,9vw,8rem)] leading-[.8] font-normal tabular-nums">
              {about.badge.value}
            </span>
            <span className="w-24 label">{about.badge.label}</span>
          </p>
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <p className="label text-accent">{about.label}</p>
          <h2 id="about-title" className="mt-4 text-title">
            {about.title}
          </h2>
          <p className="mt-6 text-lead text-ink-2">{about.text}</p>
          <ContentLink link={about.action} className={buttonStyle("line", "mt-8")} />
        </div>
      </div>
    </Section>
  );
}
