import { Monogram } from "@/components/ui/tibeb/monogram";
import type { TibebPattern } from "@/components/ui/tibeb/tibeb-pattern";
import { Stars } from "@/components/ui/stars/stars";
import type { Testimonial } from "@/content/model/types";
import "./testimonial.css";

type CityTestimonialProps = { testimonial: Testimonial; woven: TibebPattern | undefined };

export function CityTestimonial({ testimonial, woven }: CityTestimonialProps) {
  const { quote, author, role, stars } = testimonial;
  return (
    <article className="city-testimonial">
      <Monogram name={author} woven={woven} runsOn className="h-full w-full" />
      <div className="city-testimonial-words">
        <Stars count={stars} />
        <blockquote className="font-display text-heading">“{quote}”</blockquote>
        <footer className="city-testimonial-name">
          <p className="font-semibold">{author}</p>
          <p className="text-small text-ink-2">{role}</p>
        </footer>
      </div>
    </article>
  );
}
