/** @jest-environment node */
import { readFileSync } from "node:fs";
import { filesIn } from "../../lib/node/documents";
import { testFolder } from "../../lib/node/test-folder";
import { joinSharedScripts, namedScripts } from "./shared-script";

const chunk = (name: string) => `_next/static/chunks/${name}`;
const modules = (...ids: readonly number[]) =>
  `(globalThis.TURBOPACK||=[]).push([0,${ids.map((id) => `${id},(e)=>e.s(${id})`).join()}]);`;
const script = (name: string) => `<script src="/resort/${chunk(name)}" async=""></script>`;
const { at, write } = testFolder();
const read = (file: string) => readFileSync(at(file), "utf8");

beforeEach(() => {
  write(chunk("frame~1.js"), modules(1, 2));
  write(chunk("shell.js"), modules(3));
  write(chunk("home.js"), modules(4));
  write(chunk("lost.js"), modules(2, 5));
  const entry = `<script>push({otherChunks:["static/chunks/frame~1.js","static/chunks/home.js"]})</script>`;
  write(
    "index.html",
    script("frame~1.js") + script("home.js") + entry + script("shell.js") + script("shell.js"),
  );
  write("index.txt", `I[1,["/resort/${chunk("shell.js")}","/resort/${chunk("home.js")}"]]`);
  write("about/index.html", script("shell.js") + script("frame~1.js"));
  write("404.html", script("frame~1.js") + script("lost.js"));
});

test("what every page starts with is one script, named wherever a part of it was", () => {
  joinSharedScripts(at());
  const [joined = "", ...others] = namedScripts(read("index.html"));
  expect(others).toEqual(["home.js"]);
  expect(read(chunk(joined))).toBe(`//# allFunctionsCalledOnLoad\n${modules(1, 2)}\n${modules(3)}`);
  expect(read("index.html")).toContain(
    `otherChunks:["static/chunks/${joined}","static/chunks/home.js"]`,
  );
  expect(read("index.txt")).toBe(`I[1,["/resort/${chunk(joined)}","/resort/${chunk("home.js")}"]]`);
  expect(read("about/index.html")).toBe(script(joined));
  expect(read("404.html")).toBe(script(joined) + script("lost.js"));
  const left = filesIn(at("_next")).map((file) => file.split("/").at(-1));
  expect(left.sort()).toEqual([joined, "home.js", "lost.js"].sort());
});

test("its name changes with each of its parts", () => {
  joinSharedScripts(at());
  const [before = ""] = namedScripts(read("index.html"));
  for (const name of ["frame~1.js", "shell.js"]) write(chunk(name), modules(7));
  write("index.html", script("frame~1.js") + script("shell.js"));
  write("about/index.html", script("frame~1.js") + script("shell.js"));
  joinSharedScripts(at());
  expect(namedScripts(read("about/index.html"))).not.toContain(before);
});

test("a script of the not-found page that holds only what every page starts with is that script", () => {
  write(chunk("lost.js"), modules(2, 3));
  joinSharedScripts(at());
  const [joined = ""] = namedScripts(read("index.html"));
  expect(read("404.html")).toBe(script(joined));
  expect(filesIn(at("_next"))).not.toContain("static/chunks/lost.js");
});

test("documents without a script in common stop the build", () => {
  write("about/index.html", script("other.js"));
  expect(() => joinSharedScripts(at())).toThrow("do not start with the same script");
});
