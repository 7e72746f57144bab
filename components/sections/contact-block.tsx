import { ContactForm } from "@/components/sections/contact-form";
import { ContactFacts } from "@/components/ui/contact-facts";
import { Section } from "@/components/ui/section";
import { contactBlock } from "@/content/contact";

/** How every inner page ends: where to reach us, and the get-in-touch form. */
export function ContactBlock() {
  return (
    <Section id="contact" tone="paper-2">
      <div className="container-page grid gap-12 lg:grid-cols-12 lg:gap-6">
        <div className="lg:col-span-5">
          <p className="label text-accent">{contactBlock.label}</p>
          <h2 id="contact-title" className="mt-4 text-title">
            {contactBlock.title}
          </h2>
          <p className="mt-5 max-w-md text-lead text-ink-2">{contactBlock.text}</p>
          <ContactFacts />
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <ContactForm idPrefix="touch" />
        </div>
      </div>
    </Section>
  );
}
