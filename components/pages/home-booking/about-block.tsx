import { Carousel } from "@/components/features/carousel/carousel";
import { ContentLink } from "@/components/ui/link/content-link";
import { Picture } from "@/components/features/pictures/picture";
import { Section } from "@/components/ui/section/section";
import { StatList } from "@/components/pages/home-booking/stat-list";
import { aboutBlock } from "@/content/copy/about";
import "./about-block.css";

export function AboutBlock() {
  return (
    <Section id="about">
      <div className="container-page">
        <p className="label text-accent">{aboutBlock.label}</p>
        <h2 id="about-title" className="house-claim mt-4">
          {aboutBlock.title}
        </h2>
        <div className="house-grid">
          <div className="house-pictures">
            <Carousel label={aboutBlock.label} kind="about" name="about-pictures">
              {aboutBlock.pictures.map(({ id, picture }) => (
                <Picture key={id} name={picture} slot="chapter" />
              ))}
            </Carousel>
          </div>
          <div className="house-words">
            <p className="text-lead text-pretty text-ink-2">{aboutBlock.text}</p>
            <StatList stats={aboutBlock.stats} />
            <ContentLink link={aboutBlock.action} className="mt-6 button button-solid" />
          </div>
        </div>
      </div>
    </Section>
  );
}
