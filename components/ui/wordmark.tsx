import { Mark } from "@/components/ui/mark";
import { site } from "@/content/site";

const { name, shortName } = site.brand;
const kind = name.startsWith(shortName) ? name.slice(shortName.length).trim() : name;

/** The mark and the name as one line of print, in the colour of what it stands on. */
export function Wordmark({ className = "" }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-3 ${className}`}>
      <Mark className="size-10" />
      <span>
        <span className="block font-display text-[1.75rem] leading-none tracking-tight">
          {shortName}
        </span>{" "}
        {kind && (
          <span className="mt-1 block text-[0.625rem] leading-none font-semibold tracking-[0.16em] uppercase">
            {kind}
          </span>
        )}
      </span>
    </span>
  );
}
