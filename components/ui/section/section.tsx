import type { ReactNode } from "react";

const tones = {
  paper: "bg-paper text-ink",
  "paper-2": "bg-paper-2 text-ink",
  night: "on-night bg-night text-on-night",
} as const;

export type SectionTone = keyof typeof tones;

type SectionProps = {
  /** Names the section for the headings below and for links to it. */
  id: string;
  tone?: SectionTone;
  className?: string;
  /** False where the carousel that fills it has a name, because screen readers would announce both. */
  named?: boolean;
  children: ReactNode;
};

/** One section of a page, with the page's spacing; it fades up once as it comes into view. Its heading has the id `${id}-title`. */
export function Section({
  id,
  tone = "paper",
  className = "",
  named = true,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={named ? `${id}-title` : undefined}
      className={`section ${tones[tone]} ${className}`}
    >
      <div data-reveal="">{children}</div>
    </section>
  );
}
