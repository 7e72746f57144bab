import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { FilmBand } from "@/components/pages/about/film-band";
import { CityAbout } from "@/components/pages/home-city/about";
import { CityVideoBooking } from "@/components/pages/home-city/video-booking";
import { HostelVideo } from "@/components/pages/home-hostel/video";
import { Announcement } from "@/components/pages/resorts/announcement";
import { film } from "@/components/features/seo/structured-data/film";
import { aboutPage } from "@/content/copy/about";
import { ownFilm } from "@/content/copy/film";
import { homeCity } from "@/content/copy/home-city";
import { homeHostel } from "@/content/copy/home-hostel";
import { filmLength } from "../art/film/cut";
import { shots } from "../art/film/shots";

jest.mock("next/navigation", () => ({ usePathname: () => "/", useRouter: () => ({}) }));

test.each<[string, ReactNode]>([
  ["the about page", <FilmBand key="about" />],
  ["the new village", <Announcement key="village" />],
  ["the Hostel", <HostelVideo key="hostel" video={homeHostel.video} />],
  ["the City Hotel", <CityAbout key="city" />],
  ["the City Hotel's booking", <CityVideoBooking key="booking" />],
])("the play button of %s names the one film for what it shows", (_, section) => {
  render(section);
  const startingWith = new RegExp(`^Play video: ${ownFilm.subject}`);
  expect(screen.getByRole("button", { name: startingWith })).toBeVisible();
});

test("the film is as long as its cut, wherever its length is said", () => {
  expect(ownFilm.seconds).toBe(Math.round(filmLength(shots)));
  expect(film("/about")?.duration).toBe(`PT${ownFilm.seconds}S`);
  expect(homeHostel.video.title).toContain(`${ownFilm.seconds} seconds`);
  for (const text of [homeHostel.video.title, homeCity.videoBooking.text, aboutPage.video.text])
    expect(text).not.toMatch(/minute/i);
});
