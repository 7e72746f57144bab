import { SiteLink } from "@/components/ui/link/site-link";
import { houseOf } from "@/content/model/houses";
import { locations } from "@/content/model/locations";
import { servicePageTexts as texts } from "@/content/model/services";
import type { Service } from "@/content/model/types";
import "./service-facts.css";

export function ServiceFacts({ service }: { service: Service }) {
  const { hours, houses, cost, bring, ask } = service;
  const others = [
    { name: texts.cost, value: cost },
    { name: texts.bring, value: bring },
    { name: texts.ask, value: ask },
  ];
  return (
    <dl className="service-facts">
      <div>
        <dt>{texts.hours}</dt>
        <dd>
          <ul>
            {hours.map(({ name, value }) => (
              <li key={name}>
                <span className="text-ink-2">{name}</span>{" "}
                <span className="inline-block">{value}</span>
              </li>
            ))}
          </ul>
        </dd>
      </div>
      <div>
        <dt>{texts.where}</dt>
        <dd>
          <ul className="service-houses flex flex-wrap items-baseline gap-x-4">
            {houses.map((id) => (
              <li key={id}>
                {locations.some((location) => location.id === id) ? (
                  <SiteLink href={`/resorts/${id}`}>{houseOf(id).name}</SiteLink>
                ) : (
                  <span>{houseOf(id).name}</span>
                )}
              </li>
            ))}
          </ul>
        </dd>
      </div>
      {others.map(
        ({ name, value }) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
