import { Monogram } from "@/components/ui/tibeb/monogram";
import { Stars } from "@/components/ui/stars/stars";
import type { Testimonial } from "@/content/types";
import "./voice.css";

/** What a guest said, in a brass frame behind a cloth as high as the words, the name on a line of its own as in a register. */
export function CityVoice({ testimonial }: { testimonial: Testimonial }) {
  const { quote, author, role, stars } = testimonial;
  return (
    <article className="city-voice">
      <Monogram name={author} className="city-voice-cloth" />
      <div className="city-voice-words">
        <Stars count={stars} />
        <blockquote className="font-display text-heading">“{quote}”</blockquote>
        <footer className="city-voice-name">
          <p className="font-semibold">{author}</p>
          <p className="text-small text-ink-2">{role}</p>
        </footer>
      </div>
    </article>
  );
}
