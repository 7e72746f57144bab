/** Leaves out 0, O, 1, I, L and U, which are easily misheard or confused when read out. */
const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 6;

export function isReference(text: string | undefined): text is string {
  return text !== undefined && /^[A-Z0-9_]{1,30}-[2-9A-Z]{6}$/.test(text);
}

/** Makes a reference such as ADEY-7K3M2Q in the browser; two of them collide once in 700 million. `mark` is the resort's short name. */
export function makeReference(mark: string): string {
  const numbers = crypto.getRandomValues(new Uint32Array(length));
  const code = Array.from(numbers, (number) => letters[number % letters.length]).join("");
  return `${mark.replace(/\W/g, "").toUpperCase()}-${code}`;
}
