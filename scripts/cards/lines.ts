// @ts-nocheck
/**
 * The words of a text on as few lines as the measure allows.
 * @param {string} text
 * @param {number} measure
 * @param {(line: string) => number} widthOf
 * @returns {string[]}
 */
export function breakLines(text, measure, widthOf) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= measure) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
