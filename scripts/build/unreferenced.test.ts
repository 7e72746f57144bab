/** @jest-environment node */
import { testFolder } from "@/lib/node/test-folder";
import { filesIn } from "@/lib/node/documents";
import { unreferencedFiles } from "./unreferenced";

const { at, write } = testFolder();

test("a hashed file is needed that a document names, or one that is needed itself", () => {
  write("index.html", `<script src="/_next/static/chunks/first.js"></script>`);
  write("_next/static/chunks/first.js", `load("static/chunks/second.js")`);
  write("_next/static/chunks/second.js", "");
  write("_next/static/chunks/lost.js", `load("other.css")`);
  write("_next/static/chunks/other.css", "");
  write("pictures/tana.avif", "");
  expect(unreferencedFiles(at(), filesIn(at())).sort()).toEqual([
    "_next/static/chunks/lost.js",
    "_next/static/chunks/other.css",
  ]);
});
