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

export const readDraft = () => readTexts(draftKey, "session");

export function keepDraft(draft: StoredTexts): void {
  keepTexts(draftKey, draft, "session");
}

export function clearDraft(): void {
  forgetTexts(draftKey, "session");
}

/** The reference under which this request (identified by its address) was sent from this tab; undefined if it was not. */
export const sentReference = (request: string) => readText(sentKey, request, "session");

export function markSent(request: string, reference: string): void {
  keepTexts(sentKey, { ...readTexts(sentKey, "session"), [request]: reference }, "session");
  listeners.forEach((listener) => listener());
}

/** Calls back when another request was sent; returns a function that unsubscribes. */
export function onMarkedSent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
