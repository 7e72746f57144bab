import { readStored, removeStored, writeStored } from "@/components/ui/browser/storage";

/** What a guest has typed for a request, by the fields' names, and the reference that it goes by. */
export type RequestDraft = Readonly<Record<string, string>>;

const draftKey = "request";
const sentKey = "requestsSent";
const longestText = 2000;

/** Of this tab alone: gone with it. Whatever else stands there is not ours and counts as nothing. */
function readTexts(key: string): RequestDraft {
  try {
    const kept: unknown = JSON.parse(readStored(key, "session") ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    const texts = Object.entries(kept).flatMap(([name, text]) =>
      typeof text === "string" ? [[name, text.slice(0, longestText)] as const] : [],
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

export const readDraft = (): RequestDraft => readTexts(draftKey);

export function keepDraft(draft: RequestDraft): void {
  writeStored(draftKey, JSON.stringify(draft), "session");
}

export function clearDraft(): void {
  removeStored(draftKey, "session");
}

/** The reference under which this very request (its address, say) was sent from this tab; undefined where it was not. */
export function sentReference(request: string): string | undefined {
  const sent = readTexts(sentKey);
  return Object.hasOwn(sent, request) ? sent[request] : undefined;
}

export function markSent(request: string, reference: string): void {
  writeStored(sentKey, JSON.stringify({ ...readTexts(sentKey), [request]: reference }), "session");
}
