import { Logo } from "@/components/shell/logo";
import { site } from "@/content/site";

const { name, shortName } = site.brand;
const kind = name.startsWith(shortName) ? name.slice(shortName.length).trim() : name;

/** The mark and the name as one line of print, in the colour of what it stands on. */
export function Wordmark({ className = "" }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-[min(0.75rem,3vw)] ${className}`}>
      <Logo />
      <span>
        <span className="block font-display text-[min(1.75rem,9vw)] leading-none tracking-tight">
          {shortName}
        </span>{" "}
        {kind && (
          <span className="mt-1 block text-[min(0.625rem,3.2vw)] leading-none font-semibold tracking-[0.16em] uppercase">
            {kind}
          </span>
        )}
      </span>
    </span>
  );
}
