import { ContactForm } from "@/components/features/forms/contact-form";
import { ContactFacts } from "@/components/shell/contact-facts";
import { Section } from "@/components/ui/section/section";
import { contactBlock } from "@/content/contact";
import "@/components/ui/tibeb/tibeb.css";
import "./contact-block.css";

/** How every inner page ends: a sheet of paper to write to us on, and other ways to reach us beside it. */
export function ContactBlock() {
  return (
    <Section id="contact" tone="paper-2">
      <div className="container-page grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <p className="label text-accent">{contactBlock.label}</p>
          <h2 id="contact-title" className="mt-4 text-title">
            {contactBlock.title}
          </h2>
          <p className="mt-5 max-w-md text-lead text-ink-2">{contactBlock.text}</p>
          <ContactFacts />
        </div>
        <div className="letter-sheet lg:col-[7/-1]" data-fields="ruled">
          <div className="tibeb letter-border" />
          <ContactForm />
        </div>
      </div>
    </Section>
  );
}
