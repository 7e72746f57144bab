import { SuiteCard } from "@/components/pages/home-booking/suite-card";
import { Carousel } from "@/components/features/carousel/carousel";
import { SectionHead } from "@/components/ui/section/section-head";
import { suites } from "@/content/model/rooms";
import { suitesHeading } from "@/content/copy/suites";
import "./presidential-suites.css";

export function PresidentialSuites() {
  if (suites.length === 0) return null;
  return (
    <section id="suites" className="on-night night-suites bg-night text-on-night dark:bg-night-2">
      <div data-reveal="">
        <Carousel
          label={suitesHeading.label}
          kind="suites"
          name="suites"
          heading={
            <SectionHead id="suites" heading={suitesHeading} form="stack" className="suites-head" />
          }
        >
          {suites.map((suite) => (
            <SuiteCard key={suite.id} suite={suite} />
          ))}
        </Carousel>
      </div>
    </section>
  );
}
