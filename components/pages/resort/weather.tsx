import { ClimateChart } from "@/components/pages/resort/climate-chart";
import { ClimateTable } from "@/components/pages/resort/climate-table";
import { climateSentence } from "@/components/pages/resort/climate-words";
import { Section } from "@/components/ui/section/section";
import { resortPage } from "@/content/copy/resort-page";
import type { ResortRecord } from "@/content/model/resorts";
import "./details.css";
import "./weather.css";

const { label, title, legend, table, measured, source } = resortPage.weather;

export function ResortWeather({ resort: { climate } }: { resort: ResortRecord }) {
  if (!climate) return null;
  const sentence = climateSentence(climate.months);
  return (
    <Section id="weather">
      <div className="place-weather container-page">
        <div>
          <p className="label text-accent">{label}</p>
          <h2 id="weather-title" className="mt-4 text-title">
            {title}
          </h2>
          <p className="mt-6 text-lead">{sentence}</p>
          {climate.remark && <p className="mt-4 text-ink-2">{climate.remark}</p>}
          <p className="mt-6 text-small text-ink-2">
            {measured} {climate.station}. {source}: {climate.source}.
          </p>
        </div>
        <div>
          <figure>
            <ClimateChart months={climate.months} name={sentence} />
            <figcaption aria-hidden="true" className="climate-legend text-small text-ink-2">
              <span data-line="high">{legend.high}</span>
              <span data-line="low">{legend.low}</span>
              <span data-line="rain">{legend.rain}</span>
            </figcaption>
          </figure>
          <details className="place-details mt-4">
            <summary>{table}</summary>
            <ClimateTable months={climate.months} />
          </details>
        </div>
      </div>
    </Section>
  );
}
