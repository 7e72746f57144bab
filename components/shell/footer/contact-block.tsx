import { ContactForm } from "@/components/features/request/contact-form";
import { ContactFacts } from "@/components/shell/footer/contact-facts";
import { Section, type SectionTone } from "@/components/ui/section/section";
import { CollapsibleSection } from "@/components/ui/collapsible-section";
import { contactBlock } from "@/content/copy/contact";
import { contactForm } from "@/content/copy/forms";
import "@/components/ui/tibeb/tibeb.css";
import "./contact-block.css";

const openFor = [`#${contactForm.id}`, "#contact", `${contactForm.subject.name}=`];

const className = {
  paper: "",
  "paper-2": "contact-after-paper-2",
  night: "contact-after-night",
} as const;

type ContactBlockProps = {
  open?: boolean;
  after?: SectionTone;
};

/** Ends every inner page with the ways to reach us and a contact form, which is behind a link where the page is not about it. */
export function ContactBlock({ open = false, after = "paper" }: ContactBlockProps) {
  const sheet = (
    <div className="letter-sheet" data-fields="ruled">
      <div className="tibeb letter-border" data-reveal="rows" />
      <ContactForm />
    </div>
  );
  return (
    <Section id="contact" tone="paper-2" className={className[after]}>
      <div className="contact-columns container-page grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <p className="label text-accent">{contactBlock.label}</p>
          <h2 id="contact-title" className="mt-4 text-title">
            {contactBlock.title}
          </h2>
          <p className="mt-5 max-w-md text-lead text-ink-2">{contactBlock.text}</p>
          {open && <ContactFacts />}
        </div>
        <div className="lg:col-[7/-1]">
          {open ? (
            sheet
          ) : (
            <>
              <ContactFacts />
              <CollapsibleSection id="contact-fold" label={contactBlock.open} openFor={openFor}>
                {sheet}
              </CollapsibleSection>
            </>
          )}
        </div>
      </div>
    </Section>
  );
}
