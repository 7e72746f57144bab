import { StayForm } from "@/components/features/stay/search/stay-form.client";
import { formAction } from "@/components/ui/asset";
import { Greeting } from "@/components/ui/tibeb/greeting";
import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { FreeTextField } from "@/components/pages/home-hostel/free-text-field";
import { hostelSearch } from "@/content/copy/forms";
import { homeHostel } from "@/content/copy/home-hostel";
import { notFoundPage } from "@/content/copy/pages";
import "./hero.css";

/** The arched picture of the Hostel's hero is narrower than its column by its rings, and as wide as its height requires. */
const hostelHeroSlot: PictureSlot = {
  crop: "tall",
  sizes:
    "(min-width: 100rem) 34rem, (min-width: 85rem) 28rem, (min-width: 62rem) 25rem, (min-width: 48rem) 32rem, 26rem",
  smallestMaster: 1600,
  box: "size-full",
};

export function HostelHero() {
  const { hero } = homeHostel;
  return (
    <div data-hero-ground="accent">
      <div className="hostel-section field-clay hostel-hero bg-paper text-ink">
        <div className="hostel-hero-layout container-page">
          <div className="hostel-hero-text">
            <Greeting {...notFoundPage.greeting} />
            <h1 className="mt-5">{hero.title}</h1>
            <p className="mt-10 max-w-md text-lead">{hero.text}</p>
            <a href="#search" className="mt-6 button button-line md:hidden">
              {hero.toSearch}
            </a>
          </div>
          <div className="hostel-hero-frame">
            <Picture
              name={hero.picture}
              slot={hostelHeroSlot}
              priority
              className="hostel-hero-picture"
            />
          </div>
        </div>
      </div>
      <div id="search" className="hostel-hero-search container-page">
        <StayForm
          action={formAction(hostelSearch.action)}
          label={hostelSearch.label}
          className="stay-bar stay-strip"
        >
          {hostelSearch.fields.map((field) => (
            <FreeTextField key={field.name} field={field} />
          ))}
          <input type="hidden" name="location" value="hostel" data-own="" />
          <button type="submit" className="m-3 button self-stretch button-solid">
            {hostelSearch.submit}
          </button>
        </StayForm>
        <p className="hostel-hero-hours">{hero.hours}</p>
      </div>
    </div>
  );
}
