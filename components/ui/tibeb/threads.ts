/**
 * Returns every thread of one colour, `repeats` times across, as a line through the middle of its row, to be stroked one unit wide. A
 * chart has one letter a thread. Within a row each line begins where the last one ended, so repeats are identical text and compress well.
 */
export function threads(chart: readonly string[], colour: string, repeats: number): string {
  return chart
    .map((row, line) => {
      let end = 0;
      return [...row.repeat(repeats).matchAll(new RegExp(`${colour}+`, "g"))]
        .map(({ 0: run, index }) => {
          const move = end ? `m${index - end} 0` : `M${index} ${line}.5`;
          end = index + run.length;
          return `${move}h${run.length}`;
        })
        .join("");
    })
    .join("");
}
