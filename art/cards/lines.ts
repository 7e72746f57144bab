export function breakLines(text: string, measure: number, widthOf: (line: string) => number) {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= measure) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
