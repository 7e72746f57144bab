import { Monogram } from "@/components/ui/tibeb/monogram";
import { announcement } from "@/content/copy/announcement";
import "./founder-quote.css";

export function FounderQuote() {
  const { villas, villasLabel, quote } = announcement;
  return (
    <div className="section" data-reveal="">
      <div className="container-page grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <p className="lg:col-span-4">
          <span className="villa-count block text-accent">{villas}</span>
          <span className="mt-8 block label text-ink-2">{villasLabel}</span>
        </p>
        <figure className="lg:col-span-7 lg:col-start-6">
          <blockquote className="founder-words font-display text-title">“{quote.text}”</blockquote>
          <figcaption className="mt-10 flex items-center gap-4">
            <Monogram name={quote.author} className="h-14 w-12" />
            <div>
              <p className="font-semibold">{quote.author}</p>
              <p className="text-small text-ink-2">{quote.role}</p>
            </div>
          </figcaption>
        </figure>
      </div>
    </div>
  );
}
