import { changedRecords } from "@/content/model/changed-records";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { CardCarousel } from "@/components/features/carousel/card-carousel";
import { CityCardRow } from "@/components/pages/home-city/card-row";
import { FacilityTiles } from "@/components/pages/home-booking/facility-tiles";
import { PresidentialSuites } from "@/components/pages/home-booking/presidential-suites";
import { HostelOffers } from "@/components/pages/home-hostel/offers";
import { HostelTestimonials } from "@/components/pages/home-hostel/testimonials";
import { ResortTestimonials } from "@/components/pages/home-resort/testimonials";
import { FaqList } from "@/components/pages/pricing/faq-list";
import { ResortActivities } from "@/components/pages/resort/activities";
import { ResortQuestions } from "@/components/pages/resort/questions";
import { resorts, type ResortRecord } from "@/content/model/resorts";

jest.mock("@/content/model/read-records", () =>
  changedRecords((records, folder) =>
    // The shipped rates, taxes and terms are about a suite.
    ["testimonials", "offers", "questions", "suites", "rates", "taxes", "terms"].includes(folder)
      ? []
      : records.filter((record) => !("list" in record) || record.list === "services"),
  ),
);

const heading = { label: "Vouchers", title: "Give someone a day away" };
const none: ReactNode[] = [];
const [resort] = resorts;
const place = (change: Partial<ResortRecord>) => {
  if (!resort) throw new Error("a resort is needed");
  return { ...resort, ...change };
};

test.each<[string, () => ReactNode]>([
  [
    "a row of cards",
    () => (
      <CardCarousel id="a" heading={heading} kind="vouchers">
        {none}
      </CardCarousel>
    ),
  ],
  [
    "a row of the City Hotel",
    () => (
      <CityCardRow id="a" heading={heading} kind="news">
        {none}
      </CityCardRow>
    ),
  ],
  ["the facilities", () => <FacilityTiles />],
  ["the suites", () => <PresidentialSuites />],
  ["the Hostel's offers", () => <HostelOffers />],
  ["the Hostel's testimonials", () => <HostelTestimonials />],
  ["the guest book", () => <ResortTestimonials />],
  ["the questions", () => <FaqList />],
  ["what there is to do at a place", () => <ResortActivities resort={place({ activities: [] })} />],
  ["what is asked of a place", () => <ResortQuestions resort={place({ questions: [] })} />],
])("%s: a list that was emptied leaves no heading behind", (_, section) => {
  const { container } = render(section());
  expect(container).toBeEmptyDOMElement();
});
