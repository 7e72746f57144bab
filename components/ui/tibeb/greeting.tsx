import "./greeting.css";

type GreetingProps = { text: string; lang: string; className?: string };

/** The Ge'ez greeting as ornament: drawn, because not every guest's device has the letters, and there to be read out. */
export function Greeting({ text, lang, className = "" }: GreetingProps) {
  return (
    <p lang={lang} className={className}>
      <span className="sr-only">{text}</span>
      <span className="greeting" aria-hidden="true" />
    </p>
  );
}
