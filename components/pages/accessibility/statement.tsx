import { formatDay } from "@/components/features/calendar/days";
import { statement, statementChapters, type StatementPoint } from "@/content/copy/accessibility";
import "./statement.css";

export function Statement() {
  const { contents, reviewed } = statement;
  return (
    <div className="container-page grid grid-cols-1 gap-x-6 gap-y-12 section lg:grid-cols-12">
      <nav aria-labelledby="statement-contents" className="statement-contents lg:col-span-3">
        <h2 id="statement-contents" className="font-text label font-semibold text-ink-2">
          {contents}
        </h2>
        <ol className="mt-3 border-t border-ink">
          {statementChapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="statement-chapters grid grid-cols-1 lg:col-[5/-1]">
        {statementChapters.map(({ id, title, paragraphs, points }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className="text-title">
              {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points.length > 0 && <Points points={points} />}
          </section>
        ))}
        <p className="text-small text-ink-2">
          {reviewed.label} <time dateTime={reviewed.day}>{formatDay(reviewed.day)}</time>
        </p>
      </div>
    </div>
  );
}

function Points({ points }: { points: readonly StatementPoint[] }) {
  return (
    <dl className="mt-8 border-t border-ink">
      {points.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
