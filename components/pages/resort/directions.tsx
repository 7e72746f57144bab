import { RouteMap } from "@/components/pages/resort/route-map";
import { AskAtPlace } from "@/components/pages/resort/ask-at-place";
import { PaperMap } from "@/components/ui/map/paper-map";
import { mapHref } from "@/components/features/contact/resort-vcard";
import { ExternalLink } from "@/components/ui/link/external-link";
import { Section } from "@/components/ui/section/section";
import { resortPage } from "@/content/copy/resort-page";
import { site } from "@/content/model/site";
import type { ResortRecord } from "@/content/model/resorts";
import "./directions.css";

const { label, title, map, navigate } = resortPage.arriving;

const link = "link-line inline-flex min-h-11 items-center";

export function ResortDirections({ resort }: { resort: ResortRecord }) {
  const { id, name, arriving, coordinates } = resort;
  return (
    <Section id="arriving" tone="paper-2">
      <div className="place-ways container-page">
        <div className="place-map">
          <RouteMap
            place={id}
            map={<PaperMap alt={`${map.before} ${name}${map.after}`} className="w-full" />}
          />
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
          <div className="place-arriving">
            <address className="not-italic">{site.addresses[id]}</address>
            <ExternalLink href={mapHref(coordinates)} className={link}>
              {navigate}
              <span className="sr-only">, {name}</span>
            </ExternalLink>
            <AskAtPlace ask="transfer" id={id} />
          </div>
        </div>
      </div>
    </Section>
  );
}
