// @ts-nocheck
import { statSync } from "node:fs";
import path from "node:path";
import { places } from "./plan";

const worstShown = 10;

/** @param {string[]} head @param {string[][]} rows */
const table = (head, rows) =>
  console.table(rows.map((row) => Object.fromEntries(head.map((name, n) => [name, row[n]]))));

/** @param {number[]} values sorted @param {number} share */
const at = (values, share) => values[Math.floor((values.length - 1) * share)] ?? Number.NaN;

/**
 * How near the AVIF files were to their masters when they were made, and what they weigh.
 * @param {import("./plan").Plan[]} plans
 */
export function printReport(plans) {
  const measured = [];
  for (const { master, outputs, likeness } of plans) {
    for (const output of outputs.filter(({ format }) => format === "avif")) {
      const file = path.join(places.pictures, output.file);
      measured.push({
        name: `${master.id} ${output.crop} ${output.width}`,
        size: `${output.crop} ${output.width}`,
        like: likeness[output.file] ?? Number.NaN,
        bytes: statSync(file).size,
      });
    }
  }
  const sizes = [...new Set(measured.map(({ size }) => size))];
  const rows = sizes.map((size) => {
    const files = measured.filter((each) => each.size === size);
    const likes = files.map(({ like }) => like).sort((a, b) => a - b);
    const bytes = files.map((each) => each.bytes).sort((a, b) => a - b);
    return [
      size,
      String(files.length),
      ...[0, 0.5, 1].map((share) => at(likes, share).toFixed(4)),
      ...[0.5, 1].map((share) => (at(bytes, share) / 1024).toFixed(1)),
    ];
  });
  console.log("AVIF beside its master at the same size: structural similarity (1: the same), KiB");
  table(["size", "files", "worst", "median", "best", "median KiB", "largest KiB"], rows);
  const worst = measured.sort((a, b) => a.like - b.like).slice(0, worstShown);
  table(
    ["least like its master", "similarity", "KiB"],
    worst.map(({ name, like, bytes }) => [name, like.toFixed(4), (bytes / 1024).toFixed(1)]),
  );
}
