import { NewsletterForm } from "@/components/features/forms/newsletter-form";
import { Section } from "@/components/ui/section/section";
import type { SectionHeading } from "@/content/model/types";

type SubscribeBarProps = {
  id: string;
  heading: SectionHeading;
  className: string;
};

/** Draws one line for an e-mail address between two hairlines. */
export function SubscribeBar({ id, heading, className }: SubscribeBarProps) {
  const { label, title, text } = heading;
  return (
    <Section id={id} tone="paper-2" className={className}>
      <div className="container-page grid items-end gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <p className="label text-accent">{label}</p>
          <h2 id={`${id}-title`} className="mt-4 text-title">
            {title}
          </h2>
          <p className="mt-4 max-w-md text-ink-2">{text}</p>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <NewsletterForm idPrefix={`${id}-letter`} label={title} />
        </div>
      </div>
    </Section>
  );
}
