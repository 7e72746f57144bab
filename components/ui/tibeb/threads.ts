/** Every thread of one colour, `repeats` times across, as a line through the middle of its row: to be drawn one unit wide. A chart has one letter a thread. */
export function threads(chart: readonly string[], colour: string, repeats: number): string {
  return chart
    .flatMap((row, line) =>
      [...row.repeat(repeats).matchAll(new RegExp(`${colour}+`, "g"))].map(
        ({ 0: run, index }) => `M${index} ${line + 0.5}h${run.length}`,
      ),
    )
    .join("");
}
