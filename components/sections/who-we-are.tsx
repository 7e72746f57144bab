import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import { StatList } from "@/components/ui/stat-list";
import { aboutPage } from "@/content/about";

/** How it began and who it is today, in three paragraphs around two pictures. */
export function WhoWeAre() {
  const { label, title, paragraphs, pictures, stats } = aboutPage.whoWeAre;
  const [first, ...others] = paragraphs;
  const [wide, upright] = pictures;
  return (
    <Section id="who-we-are">
      <div className="who-we-are container-page">
        <div className="who-title">
          <p className="label text-accent">{label}</p>
          <h2 id="who-we-are-title" className="mt-4 text-display">
            {title}
          </h2>
        </div>
        <div className="who-wide">
          <Picture name={wide} slot="chapter" />
        </div>
        <p className="who-lead text-lead">{first}</p>
        <div className="who-upright">
          <Picture name={upright} slot="five" className="rounded-card" />
        </div>
        <div className="who-more">
          {others.map((paragraph) => (
            <p key={paragraph} className="mb-5 max-w-[58ch] text-ink-2">
              {paragraph}
            </p>
          ))}
          <StatList stats={stats} />
        </div>
      </div>
    </Section>
  );
}
