import { shortlistParam } from "@/components/features/compare/shortlist";

/** Returns this page's address with the shortlist in it. */
export function shortlistAddress(href: string, ids: readonly string[]): string {
  const address = new URL(href);
  address.searchParams.set(shortlistParam, ids.join("."));
  address.hash = "";
  return address.href;
}
