import { Disclosure } from "@/components/pages/pricing/disclosure.client";
import { Section } from "@/components/ui/section/section";
import { faq, faqHeading } from "@/content/model/faq";
import "./faq-list.css";

export function FaqList() {
  if (faq.length === 0) return null;
  const { title, text } = faqHeading;
  return (
    <Section id="faq" className="faq-band">
      <div className="container-page">
        <div className="text-center">
          <h2 id="faq-title" className="text-title">
            {title}
          </h2>
          <p className="mt-4 text-lead text-ink-2 print:hidden">{text}</p>
        </div>
        <div className="faq">
          {faq.map(({ id, title: question, text: answer }) => (
            <Disclosure key={id} title={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}
