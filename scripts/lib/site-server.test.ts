/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { serveSite } from "./site-server";

const files = {
  "index.html": "home",
  "404.html": "not found",
  "about/index.html": "about",
  "pictures/tana.avif": "picture",
  "_next/static/app.js": "0123456789",
};

let folder: string;
const servers: { close: () => void }[] = [];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "site-server-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
});

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

afterAll(() => rmSync(folder, { recursive: true }));

async function open(basePath = "") {
  const server = await serveSite({ folder, basePath, port: 0 });
  servers.push(server);
  return (target: string, init?: RequestInit) =>
    fetch(server.origin + target, { redirect: "manual", ...init });
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

test("an address without its slash redirects once and keeps the guest's stay", async () => {
  const get = await open();
  const response = await get("/about?room=2&adult=3");
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe("/about/?room=2&adult=3");
});

test("hashed files are kept for a year, documents are asked for again", async () => {
  const get = await open();
  const caching = async (address: string) => (await get(address)).headers.get("cache-control");
  expect(await caching("/_next/static/app.js")).toMatch(/max-age=31536000, immutable/);
  expect(await caching("/pictures/tana.avif")).toMatch(/max-age=31536000, immutable/);
  expect(await caching("/about/")).toBe("no-cache");
});

test("an AVIF picture says what it is", async () => {
  const get = await open();
  expect((await get("/pictures/tana.avif")).headers.get("content-type")).toBe("image/avif");
});

test("a part of a file can be asked for, as films do", async () => {
  const get = await open();
  const response = await get("/_next/static/app.js", { headers: { Range: "bytes=2-4" } });
  expect(response.status).toBe(206);
  expect(await response.text()).toBe("234");
});

test("a document that has not changed is not sent again", async () => {
  const get = await open();
  const etag = (await get("/")).headers.get("etag") ?? "";
  const again = await get("/", { headers: { "If-None-Match": etag } });
  expect(again.status).toBe(304);
});

test("under a sub-path the site is found there and nowhere else", async () => {
  const get = await open("/resort");
  expect(await (await get("/resort/about/")).text()).toBe("about");
  expect((await get("/resort/about")).headers.get("location")).toBe("/resort/about/");
  expect((await get("/resort")).headers.get("location")).toBe("/resort/");
  expect((await get("/")).headers.get("location")).toBe("/resort/");
  expect((await get("/about/")).status).toBe(404);
  expect((await get("/resorts/")).status).toBe(404);
});
