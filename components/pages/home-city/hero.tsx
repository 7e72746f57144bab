import { ContentLink } from "@/components/ui/link/content-link";
import { FactList } from "@/components/pages/home-city/fact-list";
import { wholePhone, type PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { cityAvailability } from "@/content/copy/forms";
import { homeCity } from "@/content/copy/home-city";
import "./hero.css";

/** The picture half of the City Hotel's hero, as high as the window below the header: the whole front, from the pavement to the roof. */
const splitHeroSlot: PictureSlot = {
  crop: "wide",
  sizes: "(min-width: 62rem) max(54vw, 48rem, min(150vh - 12rem, 75rem)), 78rem",
  phone: wholePhone,
  smallestMaster: 1600,
  box: "size-full",
};

/** The hero has a night-blue column ruled in gold beside the lit house, and facts in figures. */
export function CityHero() {
  const { hero } = homeCity;
  return (
    <div data-hero-ground="night" className="on-night city-hero bg-night text-on-night">
      <div className="city-hero-picture">
        <Picture name={hero.picture} slot={splitHeroSlot} priority className="city-hero-image" />
      </div>
      <div className="city-hero-words">
        <p className="label text-adey sm:mt-auto">{hero.label}</p>
        <h1>{hero.title}</h1>
        <p className="max-w-md text-lead text-on-night-2">{hero.text}</p>
        <div className="mt-10 flex flex-wrap gap-4">
          <ContentLink link={hero.action} className="button button-adey" />
          <a href="#availability" className="button button-line">
            {cityAvailability.submit}
          </a>
        </div>
        <FactList facts={hero.facts} className="hero-facts" />
      </div>
    </div>
  );
}
