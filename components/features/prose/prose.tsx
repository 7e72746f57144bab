import { RecordText } from "@/components/features/prose/record-text";
import "./prose.css";

/** A text from a record: paragraphs, headings, lists, a pull quote, pictures with their captions, links. */
export function Prose({ text, className = "" }: { text: string; className?: string }) {
  return (
    <div className={`prose ${className}`.trim()}>
      <RecordText text={text} />
    </div>
  );
}
