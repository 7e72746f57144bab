import { AltitudeOfPlace } from "@/components/pages/resort/altitude-of-place";
import { RouteMap } from "@/components/pages/resort/route-map";
import { AskAtPlace } from "@/components/pages/resort/ask-at-place";
import { RoadTable } from "@/components/pages/resort/road-table";
import { PaperMap } from "@/components/ui/map/paper-map";
import { Section } from "@/components/ui/section/section";
import { resortPage } from "@/content/copy/resort-page";
import type { ResortRecord } from "@/content/model/resorts";
import "./directions.css";

const { label, title, map, note } = resortPage.arriving;

export function ResortDirections({ resort }: { resort: ResortRecord }) {
  const { id, name, arriving } = resort;
  return (
    <Section id="arriving" tone="paper-2">
      <div className="place-ways container-page">
        <div className="place-map">
          <RouteMap
            place={id}
            map={<PaperMap alt={`${map.before} ${name}${map.after}`} className="w-full" />}
          />
          <div className="place-altitude">
            <AltitudeOfPlace id={id} />
          </div>
        </div>
        <div>
          <p className="label text-accent">{label}</p>
          <h2 id="arriving-title" className="mt-4 text-title">
            {title}
          </h2>
          <dl className="place-way mt-8">
            {arriving.map(({ by, text }) => (
              <div key={by}>
                <dt className="font-display text-heading">{by}</dt>
                <dd className="text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
          <RoadTable id={id} />
          <p className="mt-4 text-small text-ink-2">{note}</p>
          <p className="mt-4">
            <AskAtPlace ask="transfer" id={id} />
          </p>
        </div>
      </div>
    </Section>
  );
}
