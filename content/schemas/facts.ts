/** Matches the name of a fact in a text: {hours:restaurant/breakfast}. The placeholders of a booking engine's address have no colon. */
const factName = /\{([a-z-]+:[^{}]*)\}/g;

export const namesFact = (text: string) => text.search(factName) >= 0;

/** Replaces each name in the text by `valueOf`. */
export function replaceFacts(text: string, valueOf: (name: string) => string): string {
  return text.replace(factName, (_, name: string) => valueOf(name));
}
