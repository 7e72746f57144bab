import {
  forgetTexts,
  keepTexts,
  readText,
  readTexts,
  type StoredTexts,
} from "@/lib/browser/stored-texts";

const draftKey = "request";
const sentKey = "requestsSent";
const listeners = new Set<() => void>();

/** What a guest has typed for a request, by the fields' names. */
export const readDraft = () => readTexts(draftKey, "session");

export function keepDraft(draft: StoredTexts): void {
  keepTexts(draftKey, draft, "session");
}

export function clearDraft(): void {
  forgetTexts(draftKey, "session");
}

/** The reference under which this very request (its address, say) was sent from this tab; undefined where it was not. */
export const sentReference = (request: string) => readText(sentKey, request, "session");

export function markSent(request: string, reference: string): void {
  keepTexts(sentKey, { ...readTexts(sentKey, "session"), [request]: reference }, "session");
  listeners.forEach((listener) => listener());
}

/** Calls back once something more was sent; it returns what ends that. */
export function onMarkedSent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
