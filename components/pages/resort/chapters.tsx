import { StayLink } from "@/components/features/stay/links/stay-link.client";
import { resortPage } from "@/content/copy/resort-page";
import type { ResortRecord } from "@/content/model/resorts";
import "./chapters.css";

const { label, names } = resortPage.chapters;

/** The chapters of the page and the way to book, which stay in reach: below the header or, on phones, at the window's lower edge. */
export function ResortChapters({ resort }: { resort: ResortRecord }) {
  const chapters = Object.entries(names).filter(
    ([id]) => id !== "questions" || resort.questions.length > 0,
  );
  return (
    <div className="place-chapters print:hidden">
      <div className="container-page">
        <nav aria-label={label}>
          <ul>
            {chapters.map(([id, name]) => (
              <li key={id}>
                <a href={`#${id}`} className="nav-link whitespace-nowrap">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <StayLink
          page="/find_room"
          location={resort.id}
          className="button min-h-11! flex-none button-solid px-5!"
        >
          {resortPage.bookShort}
          <span className="sr-only"> {resort.name}</span>
        </StayLink>
      </div>
    </div>
  );
}
