import { Logo } from "@/components/shell/header/logo";
import "./wordmark.css";
import { site } from "@/content/model/site";

const { name, shortName } = site.brand;
const kind = name.startsWith(shortName) ? name.slice(shortName.length).trim() : name;

/** The mark and the name form one line of text in the current colour. */
export function Wordmark({ className = "" }: { className?: string }) {
  return (
    <span className={`wordmark inline-flex items-center ${className}`}>
      <Logo />
      <span className="wordmark-words">
        <span className="wordmark-name block font-display leading-none tracking-tight">
          {shortName}
        </span>{" "}
        {kind && (
          <span className="wordmark-kind mt-1 block leading-none font-semibold tracking-[0.16em] uppercase">
            {kind}
          </span>
        )}
      </span>
    </span>
  );
}
