// @ts-nocheck
/**
 * A table of aligned columns; the first column is text, the others are figures.
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function table(head, rows) {
  const lines = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? "").length)),
  );
  return lines
    .map((line) =>
      widths
        .map((width, column) =>
          column === 0 ? (line[column] ?? "").padEnd(width) : (line[column] ?? "").padStart(width),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Bytes as KiB with one decimal. @param {number} bytes */
export function kib(bytes) {
  return (bytes / 1024).toFixed(1);
}

/** A figure beside what the empty page of the framework costs. @param {number} value @param {number} floor */
export function ratio(value, floor) {
  return floor > 0 ? `${(value / floor).toFixed(2)}x` : "-";
}
