import { readStored, removeStored, writeStored } from "@/components/ui/browser/storage";

/** What a guest has typed for a request, by the fields' names. */
export type RequestDraft = Readonly<Record<string, string>>;

const draftKey = "request";
const sentKey = "requestsSent";
const referencesKey = "requestReferences";
/** Longer than any host takes: every word that a guest can send comes back. */
const longestText = 20_000;

/** What the browser would not keep, for as long as the page is open. */
const unkept = new Map<string, string>();
const listeners = new Set<() => void>();

function keep(key: string, texts: RequestDraft) {
  const text = JSON.stringify(texts);
  if (writeStored(key, text, "session")) unkept.delete(key);
  else unkept.set(key, text);
}

/** Lone surrogates, which encodeURIComponent refuses. */
const halves = /\p{Surrogate}/gu;

/** Read from sessionStorage; what is not a draft of ours counts as nothing. */
function readTexts(key: string): RequestDraft {
  try {
    const kept: unknown = JSON.parse(unkept.get(key) ?? readStored(key, "session") ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    const texts = Object.entries(kept).flatMap(([name, text]) =>
      typeof text === "string"
        ? [[name, text.slice(0, longestText).replace(halves, "")] as const]
        : [],
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

export const readDraft = (): RequestDraft => readTexts(draftKey);

export function keepDraft(draft: RequestDraft): void {
  keep(draftKey, draft);
}

export function clearDraft(): void {
  unkept.delete(draftKey);
  removeStored(draftKey, "session");
}

/** The reference that this very request (its address, say) will go by; undefined until one is kept for it. */
export function keptReference(request: string): string | undefined {
  const references = readTexts(referencesKey);
  return Object.hasOwn(references, request) ? references[request] : undefined;
}

export function keepReference(request: string, reference: string): void {
  keep(referencesKey, { ...readTexts(referencesKey), [request]: reference });
}

/** The reference under which this very request (its address, say) was sent from this tab; undefined where it was not. */
export function sentReference(request: string): string | undefined {
  const sent = readTexts(sentKey);
  return Object.hasOwn(sent, request) ? sent[request] : undefined;
}

export function markSent(request: string, reference: string): void {
  keep(sentKey, { ...readTexts(sentKey), [request]: reference });
  listeners.forEach((listener) => listener());
}

/** Calls back once something more was sent; it returns what ends that. */
export function onMarkedSent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
