import { SiteLink } from "@/components/ui/link/site-link";
import { resortPage } from "@/content/copy/resort-page";
import { resorts, type ResortRecord } from "@/content/model/resorts";
import "./others.css";

export function OtherResorts({ resort }: { resort: ResortRecord }) {
  return (
    <nav aria-labelledby="others-title" className="place-others container-page">
      <h2 id="others-title" className="font-text label text-ink-2">
        {resortPage.others}
      </h2>
      <ul>
        {resorts
          .filter(({ id }) => id !== resort.id)
          .map(({ id, name, place }) => (
            <li key={id}>
              <SiteLink
                href={`/resorts/${id}`}
                className="inline-flex min-h-11 items-center font-display text-title"
              >
                {name}
              </SiteLink>
              <span className="text-small text-ink-2">{place}</span>
            </li>
          ))}
      </ul>
    </nav>
  );
}
