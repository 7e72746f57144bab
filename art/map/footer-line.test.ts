/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { lineFile } from "@/art/map/footer-line";
import { readTokens } from "@/art/tokens";

const token = readTokens();

test.each(["narrow", "wide"] as const)(
  "the footer’s %s line is that of the content (art/map/altitude-line.ts writes it anew)",
  (shape) => {
    const file = path.join(process.cwd(), `components/shell/footer/footer-line-${shape}.svg`);
    const drawn = lineFile(shape, token("on-night-2"), token("night"));
    expect(readFileSync(file, "utf8")).toBe(drawn);
  },
);
