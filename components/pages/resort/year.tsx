import { ClimateChart } from "@/components/pages/resort/climate-chart";
import { ClimateTable } from "@/components/pages/resort/climate-table";
import { climateSentence } from "@/components/pages/resort/climate-words";
import { ResortFestivals } from "@/components/pages/resort/festivals";
import { Section } from "@/components/ui/section/section";
import { resortPage } from "@/content/copy/resort-page";
import type { ResortRecord } from "@/content/model/resorts";
import "./details.css";
import "./weather.css";

const { label, title, legend, table, measured, source } = resortPage.weather;

/** The weather, where it is measured, and the festivals to come. */
export function ResortYear({ resort }: { resort: ResortRecord }) {
  const { climate } = resort;
  return (
    <Section id="year">
      <div className="container-page">
        <p className="label text-accent">{label}</p>
        <h2 id="year-title" className="mt-4 text-title">
          {title}
        </h2>
        {climate && <Weather climate={climate} />}
        <ResortFestivals text={resort.feasts} />
      </div>
    </Section>
  );
}

function Weather({ climate }: { climate: NonNullable<ResortRecord["climate"]> }) {
  const sentence = climateSentence(climate.months);
  return (
    <div className="place-weather">
      <div>
        <p className="text-lead">{sentence}</p>
        {climate.remark && <p className="mt-4 text-ink-2">{climate.remark}</p>}
        <p className="mt-4 text-small text-ink-2">
          {measured} {climate.station}. {source}: {climate.source}.
        </p>
        <details className="place-details mt-4">
          <summary>{table}</summary>
          <ClimateTable months={climate.months} />
        </details>
      </div>
      <figure>
        <ClimateChart months={climate.months} name={sentence} />
        <figcaption aria-hidden="true" className="climate-legend text-small text-ink-2">
          <span data-line="high">{legend.high}</span>
          <span data-line="low">{legend.low}</span>
          <span data-line="rain">{legend.rain}</span>
        </figcaption>
      </figure>
    </div>
  );
}
