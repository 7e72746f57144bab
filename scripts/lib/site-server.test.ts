/** @jest-environment node */
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { createServer } from "node:net";
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

test.each([
  ["", "/about?room=2&adult=3", "/about/?room=2&adult=3"],
  ["/resort", "/resort/about", "/resort/about/"],
  ["/resort", "/resort", "/resort/"],
  ["/resort", "/", "/resort/"],
])("under %j %s redirects once to %s", async (basePath, address, target) => {
  const response = await (await open(basePath))(address);
  expect([response.status, response.headers.get("location")]).toEqual([301, target]);
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
  // Found like a file, refused by open().
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
