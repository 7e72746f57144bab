import { Carousel } from "@/components/islands/carousel";
import { buttonStyle } from "@/components/ui/button-style";
import { ContentLink } from "@/components/ui/content-link";
import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import { StatList } from "@/components/ui/stat-list";
import { aboutBlock } from "@/content/about";

/** Who we are in a paragraph and two figures, beside two pictures that turn. */
export function AboutBlock() {
  return (
    <Section id="about">
      <div className="container-page grid items-center gap-12 lg:grid-cols-12 lg:gap-6">
        <div className="lg:col-span-6">
          <Carousel label={aboutBlock.label} kind="about">
            {aboutBlock.pictures.map(({ id, picture }) => (
              <Picture key={id} name={picture} slot="portrait" />
            ))}
          </Carousel>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <p className="label text-accent">{aboutBlock.label}</p>
          <h2 id="about-title" className="mt-4 text-title">
            {aboutBlock.title}
          </h2>
          <p className="mt-6 text-lead text-ink-2">{aboutBlock.text}</p>
          <StatList stats={aboutBlock.stats} />
          <ContentLink link={aboutBlock.action} className={buttonStyle("solid", "mt-10")} />
        </div>
      </div>
    </Section>
  );
}
