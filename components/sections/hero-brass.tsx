import { buttonStyle } from "@/components/ui/button-style";
import { ContentLink } from "@/components/ui/content-link";
import { Picture } from "@/components/ui/picture";
import { homeCity } from "@/content/home-city";

/** The hero of the City Hotel: a night-blue column with brass lines beside the lit house. */
export function HeroBrass() {
  const { hero } = homeCity;
  return (
    <div className="on-night hero-brass bg-night text-on-night">
      <div className="hero-brass-picture">
        <Picture name={hero.picture} slot="split-hero" priority />
      </div>
      <div className="hero-brass-words">
        <p className="label text-adey">{hero.label}</p>
        <h1 className="mt-5 text-display">{hero.title}</h1>
        <p className="mt-6 max-w-md text-lead text-on-night-2">{hero.text}</p>
        <ContentLink link={hero.action} className={buttonStyle("adey", "mt-10 self-start")} />
      </div>
    </div>
  );
}
