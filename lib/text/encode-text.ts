/**
 * Encodes a text for an address. Half an emoji, which a limit of characters or a faulty keyboard leaves, becomes the replacement
 * character, because encodeURIComponent throws on it.
 */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
