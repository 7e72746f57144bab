import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { posts } from "@/content/posts";
import { rooms } from "@/content/rooms";
import { root, runTool } from "../lib/steps";

const pages = [rooms, posts].flatMap(([first]) => (first ? [first.page] : []));

/** Builds the site with so many times its rooms and stories (content/records.ts), and measures the build and its pages. */
export async function grown(copies: number): Promise<Record<string, number>> {
  const began = performance.now();
  await runTool("next", ["build"], { RECORD_COPIES: String(copies) });
  const seconds = (performance.now() - began) / 1000;
  const files = readdirSync(path.join(root, "out"), { recursive: true, encoding: "utf8" });
  const sizes = ["/", "/room", "/blog", "/resorts/tana", ...pages].map((page) => [
    page,
    brotliCompressSync(readFileSync(path.join(root, "out", page, "index.html"))).length,
  ]);
  return {
    seconds,
    documents: files.filter((file) => file.endsWith(".html")).length,
    ...Object.fromEntries(sizes),
  };
}
