import { Disclosure } from "@/components/islands/disclosure";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { faq, faqHeading } from "@/content/faq";

/** Eight questions in two columns, each opened for itself. */
export function FaqList() {
  return (
    <Section id="faq">
      <div className="container-page">
        <SectionHead id="faq" heading={faqHeading} />
        <div className="mt-12 grid items-start gap-x-6 border-t border-line lg:grid-cols-2">
          {faq.map(({ id, title, text }) => (
            <Disclosure key={id} title={title}>
              <p>{text}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}
