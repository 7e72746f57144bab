import { Section } from "@/components/ui/section/section";
import { resortPage } from "@/content/copy/resort-page";
import type { ResortRecord } from "@/content/model/resorts";
import "./details.css";
import "./questions.css";

export function ResortQuestions({ resort }: { resort: ResortRecord }) {
  if (resort.questions.length === 0) return null;
  return (
    <Section id="questions">
      <div className="container-page grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <h2 id="questions-title" className="text-title lg:col-span-4">
          {resortPage.questions}
        </h2>
        <div className="lg:col-span-7 lg:col-start-6">
          {resort.questions.map(({ question, answer }) => (
            <details key={question} className="place-details place-question">
              <summary>
                <h3 className="text-heading">{question}</h3>
              </summary>
              <p className="text-ink-2">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
