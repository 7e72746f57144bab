/** The name of a fact among words: {hours:restaurant/breakfast}. What a booking engine's address asks for has no colon. */
const factName = /\{([a-z-]+:[^{}]*)\}/g;

export const namesFact = (text: string) => text.search(factName) >= 0;

/** The text with `valueOf` in the place of each name. */
export function replaceFacts(text: string, valueOf: (name: string) => string): string {
  return text.replace(factName, (_, name: string) => valueOf(name));
}
