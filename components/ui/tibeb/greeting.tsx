import { notFoundPage } from "@/content/copy/pages";
import "./greeting.css";

/** The Ge'ez greeting as ornament: drawn, because not every guest's device has the letters, and there to be read out. */
export function Greeting({ className = "" }: { className?: string }) {
  const { text, lang } = notFoundPage.greeting;
  return (
    <p lang={lang} className={className}>
      <span className="sr-only">{text}</span>
      <span className="greeting" aria-hidden="true" />
    </p>
  );
}
