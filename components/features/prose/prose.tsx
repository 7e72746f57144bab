import { RecordText } from "@/components/features/prose/record-text";
import "./prose.css";

export function Prose({ text, className = "" }: { text: string; className?: string }) {
  return (
    <div className={`prose ${className}`.trim()}>
      <RecordText text={text} />
    </div>
  );
}
