import { Monogram } from "@/components/ui/tibeb/monogram";
import { Stars } from "@/components/ui/stars/stars";
import type { Testimonial } from "@/content/model/types";
import "./testimonial-card.css";

type TestimonialCardProps = {
  testimonial: Testimonial;
  className?: string;
};

export function TestimonialCard({ testimonial, className = "" }: TestimonialCardProps) {
  return (
    <article
      className={`testimonial-card flex h-full flex-col border-t border-line ${className}`.trimEnd()}
    >
      <Stars count={testimonial.stars} />
      <blockquote className="testimonial-quote mt-5 grow font-display">
        “{testimonial.quote}”
      </blockquote>
      <footer className="mt-8 flex items-center gap-4">
        <Monogram name={testimonial.author} className="h-14 w-12" />
        <div>
          <p className="font-semibold">{testimonial.author}</p>
          <p className="text-small text-ink-2">{testimonial.role}</p>
        </div>
      </footer>
    </article>
  );
}
