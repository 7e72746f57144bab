import { site } from "@/content/site";

export function Wordmark() {
  return <span className="font-display text-[1.5rem]">{site.brand.shortName}</span>;
}
