/** Without 0, O, 1, I, L and U: what is read out over a telephone is written down as it was meant. */
const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 6;

/** Whether a text can be a reference of ours. */
export function isReference(text: string | undefined): text is string {
  return text !== undefined && /^[A-Z0-9_]{1,30}-[2-9A-Z]{6}$/.test(text);
}

/** A reference such as ADEY-7K3M2Q, made in the browser; one in 700 million meets another. `mark` is the house's short name. */
export function makeReference(mark: string): string {
  const numbers = crypto.getRandomValues(new Uint32Array(length));
  const code = Array.from(numbers, (number) => letters[number % letters.length]).join("");
  return `${mark.replace(/\W/g, "").toUpperCase()}-${code}`;
}
