import { isReference, makeReference } from "@/components/features/contact/reference";
import type { StorageArea } from "@/lib/browser/storage";
import { keepTexts, readText, readTexts } from "@/lib/browser/stored-texts";

const referencesKey = "requestReferences";
/** Keeps the newest references and forgets the oldest beyond this number. */
const most = 50;

/**
 * Returns the reference of a request, identified by its address, and makes one the first time. It is kept in this browser ("local": in
 * every tab) or in this tab ("session"). `mark` begins every reference.
 */
export function referenceOf(request: string, mark: string, area: StorageArea): string {
  const kept = readText(referencesKey, request, area);
  if (isReference(kept)) return kept;
  const reference = makeReference(mark);
  const others = Object.entries(readTexts(referencesKey, area));
  const latest = [...others, [request, reference] as const].slice(-most);
  keepTexts(referencesKey, Object.fromEntries(latest), area);
  return reference;
}
