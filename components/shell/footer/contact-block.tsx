import { ContactForm } from "@/components/features/request/contact-form";
import { ContactFacts } from "@/components/shell/footer/contact-facts";
import { Section, type SectionTone } from "@/components/ui/section/section";
import { CollapsibleSection } from "@/components/ui/collapsible-section";
import { PaperMap } from "@/components/ui/map/paper-map";
import { contactBlock } from "@/content/copy/contact";
import { contactForm } from "@/content/copy/forms";
import { footer } from "@/content/model/navigation";
import "@/components/ui/tibeb/tibeb.css";
import "./contact-block.css";

const openFor = [`#${contactForm.id}`, "#contact", `${contactForm.subject.name}=`];

const className = {
  paper: "",
  "paper-2": "contact-after-paper-2",
  night: "contact-after-night",
} as const;

type ContactBlockProps = {
  /** Whether the page is about reaching us: then the form is open, and the facts of the footer below are beside it. */
  open?: boolean;
  after?: SectionTone;
};

/** Ends every inner page with the contact form and, in the footer below it, the ways to reach us. */
export function ContactBlock({ open = false, after = "paper" }: ContactBlockProps) {
  const sheet = (
    <div className="letter-sheet" data-fields="ruled">
      <div className="tibeb letter-border" data-reveal="rows" />
      <ContactForm />
    </div>
  );
  return (
    <Section id="contact" tone="paper-2" className={`${className[after]} ${open ? "" : "closing"}`}>
      <div className="contact-columns container-page">
        <div>
          <h2 id="contact-title" className={open ? "text-title" : "text-heading"}>
            {contactBlock.title}
          </h2>
          <p className="contact-hours text-ink-2">{contactBlock.text}</p>
          {open && <ContactFacts />}
        </div>
        {open ? (
          sheet
        ) : (
          <>
            <div className="closing-map">
              <PaperMap alt={footer.mapAlt} className="w-full" />
            </div>
            <div>
              <CollapsibleSection id="contact-fold" label={contactBlock.open} openFor={openFor}>
                {sheet}
              </CollapsibleSection>
            </div>
          </>
        )}
      </div>
    </Section>
  );
}
