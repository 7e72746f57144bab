/** @jest-environment node */
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { ask } from "@/lib/node/ask";
import { serveSite } from "./site-server";
import { testFolder } from "./test-folder";

const { at, write } = testFolder();
const servers: { close: () => void }[] = [];

beforeEach(() => {
  write("index.html", "home");
  write("404.html", "not found");
  write("about/index.html", "about");
  write("pictures/tana.avif", "picture");
  write("_next/static/app.js", "0123456789");
});
afterEach(() => servers.splice(0).forEach(({ close }) => close()));

async function open(basePath = "") {
  const server = await serveSite({ folder: at(), basePath, port: 0 });
  servers.push(server);
  const get = (target: string, init?: RequestInit) =>
    fetch(server.origin + target, { redirect: "manual", ...init });
  return Object.assign(get, { origin: server.origin });
}

test.each([
  ["/", 200, "home"],
  ["/about/", 200, "about"],
  ["/404.html", 200, "not found"],
  ["/home4/nothing/", 404, "not found"],
  ["/nothing", 404, "not found"],
  ["/_next/static/", 404, "not found"],
  ["/%E0%A4%A", 404, "not found"],
])("%s answers %i with the page", async (address, status, text) => {
  const get = await open();
  const response = await get(address);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text);
});

test.each([
  ["", "/about?room=2&adult=3", "/about/?room=2&adult=3"],
  ["/resort", "/resort/about", "/resort/about/"],
  ["/resort", "/resort", "/resort/"],
  ["/resort", "/", "/resort/"],
])("under %j %s redirects once to %s", async (basePath, address, target) => {
  const response = await (await open(basePath))(address);
  expect([response.status, response.headers.get("location")]).toEqual([301, target]);
});

test.each([
  ["/..%2f..%2f..%2f..%2fetc", 404, undefined],
  ["/.//about", 301, "/about/"],
  ["//about", 301, "/about/"],
  ["//", 200, undefined],
])("%s as it is written answers %i and leads to no other host", async (address, status, target) => {
  const get = await open();
  const answer = await ask(Number(new URL(get.origin).port), address);
  expect([answer.status, answer.headers.location]).toEqual([status, target]);
});

test.each(["127.0.0.1", "[::1]"])("it is found at %s, by this computer alone", async (host) => {
  const { port } = new URL((await open()).origin);
  expect((await fetch(`http://${host}:${port}/`)).status).toBe(200);
  const outer = Object.values(networkInterfaces()).flat();
  const address = outer.find((each) => each?.family === "IPv4" && !each.internal)?.address;
  if (address) await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow();
});

test("nothing can be sent to it", async () => {
  const answer = await (await open())("/", { method: "POST" });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  expect(await answer.text()).toBe("");
});

const immutable = "public, max-age=31536000, immutable";

test.each([
  ["/_next/static/app.js", "cache-control", immutable],
  ["/pictures/tana.avif", "cache-control", immutable],
  ["/pictures/tana.avif", "content-type", "image/avif"],
  ["/about/", "cache-control", "no-cache"],
])("%s comes with %s %s", async (address, name, value) => {
  expect((await (await open())(address)).headers.get(name)).toBe(value);
});

test.each([
  ["bytes=2-4", 206, "234", "bytes 2-4/10"],
  ["bytes=8-", 206, "89", "bytes 8-9/10"],
  ["bytes=-3", 206, "789", "bytes 7-9/10"],
  ["bytes=10-", 416, "", "bytes */10"],
  ["bytes=-0", 416, "", "bytes */10"],
  ["lines=2-4", 200, "0123456789", null],
  ["bytes=4-2", 200, "0123456789", null],
  ["bytes=-", 200, "0123456789", null],
])("of a file of ten bytes %s answers %i with %j", async (Range, status, text, sent) => {
  const response = await (await open())("/_next/static/app.js", { headers: { Range } });
  expect([response.status, response.headers.get("content-range")]).toEqual([status, sent]);
  expect(await response.text()).toBe(text);
});

test.each([
  ["its ETag", (etag: string) => etag, 304],
  ["its ETag as a weak one", (etag: string) => `W/${etag.replace("W/", "")}`, 304],
  ["a list of ETags", (etag: string) => `"a", ${etag}, W/"b"`, 304],
  ["whatever there is", () => "*", 304],
  ["another ETag", () => '"a"', 200],
])("a document that the guest has is not sent again: %s", async (_, have, status) => {
  const get = await open();
  const etag = (await get("/")).headers.get("etag") ?? "";
  const again = await get("/", { headers: { "If-None-Match": have(etag) } });
  expect(again.status).toBe(status);
  expect([again.headers.get("etag"), again.headers.get("cache-control")]).toEqual([
    etag,
    "no-cache",
  ]);
  const lost = await get("/nothing", { headers: { "If-None-Match": have(etag) } });
  expect([lost.status, lost.headers.get("etag")]).toEqual([404, null]);
});

test("a document that is not sent again leaves no file open", async () => {
  const get = await open();
  const etag = (await get("/")).headers.get("etag") ?? "";
  const before = readdirSync("/dev/fd").length;
  for (let visit = 0; visit < 20; visit++) await get("/", { headers: { "If-None-Match": etag } });
  expect(readdirSync("/dev/fd").length).toBeLessThan(before + 10);
});

test("a file that is found and cannot be opened breaks off its own answer alone", async () => {
  const rejected = jest.fn();
  process.on("unhandledRejection", rejected);
  // The path is found like a file, but open() rejects it.
  const socket = createServer().listen(at("app.js"));
  await once(socket, "listening");
  const get = await open();
  await expect(get("/app.js")).rejects.toThrow();
  expect((await get("/")).status).toBe(200);
  socket.close();
  process.off("unhandledRejection", rejected);
  expect(rejected).not.toHaveBeenCalled();
});

test("under a sub-path the site is found there and nowhere else", async () => {
  const get = await open("/resort");
  expect(await (await get("/resort/about/")).text()).toBe("about");
  expect((await get("/about/")).status).toBe(404);
  expect((await get("/resorts/")).status).toBe(404);
});
