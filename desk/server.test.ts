/** @jest-environment node */
import { once } from "node:events";
import {
  createServer,
  IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import { type AddressInfo } from "node:net";
import { cpSync } from "node:fs";
import path from "node:path";
import { roomOf } from "@/content/model/rooms";
import { money } from "@/lib/text/money";
import { testFolder } from "@/lib/node/test-folder";
import { serveDesk } from "./server";

const { at, write } = testFolder();
const open: { close: () => void }[] = [];
const rejected = jest.fn();

beforeEach(() => {
  process.on("unhandledRejection", rejected.mockClear());
  jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  open.splice(0).forEach((each) => each.close());
  process.off("unhandledRejection", rejected);
  expect(rejected).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

async function openDesk(site?: number) {
  const desk = await serveDesk({ program: process.cwd(), root: at(), bundle: at(), port: 0, site });
  open.push(desk);
  return desk.port;
}

/** Sends the address as it is written, which fetch would not do. */
async function statusOf(port: number, path: string, host = "localhost") {
  const asked = request({ port, path, headers: { host }, timeout: 15_000 }).end();
  asked.on("timeout", () => asked.destroy(new Error("no answer")));
  const [answer]: IncomingMessage[] = await once(asked, "response");
  answer?.resume();
  return answer?.statusCode;
}

test.each([
  ["//", "localhost", 400],
  ["//", "evil.example", 403],
  ["/desk/", "evil.example", 403],
  ["/desk/gone.js", "localhost", 404],
  // The folder has no record of its pictures.
  ["/desk/", "localhost", 500],
])("%s asked of %s is answered %i, and the desk goes on", async (path, host, status) => {
  const port = await openDesk();
  expect(await statusOf(port, path, host)).toBe(status);
  expect(await statusOf(port, "/desk", "127.0.0.1:4000")).toBe(302);
});

test("a record is read as it is now, and nothing else of the folder is", async () => {
  const port = await openDesk();
  write("content/records/rooms/lake-room.md", "as it is");
  write("content/secret.txt", "");
  const read = (file: string) => fetch(`http://localhost:${port}/desk/record?path=${file}`);
  expect(await (await read("content/records/rooms/lake-room.md")).text()).toBe("as it is");
  expect((await read("content/records/rooms/gone.md")).status).toBe(404);
  for (const file of ["content/secret.txt", "content/records/rooms/../secret.txt", "package.json"])
    expect((await read(file)).status).toBe(403);
});

describe("the pages about prices", () => {
  const records = "content/records";
  const nights = "checkIn=2127-03-01&checkOut=2127-03-04&rooms=1&adults=1&children=0&ages=&offer=";

  async function openPrices() {
    cpSync(path.join(process.cwd(), records), at(records), {
      recursive: true,
      filter: (file) => !/\.(jpe?g|png)$/.test(file),
    });
    const port = await openDesk();
    return async (page: string) => {
      const answer = await fetch(`http://localhost:${port}/desk/${page}`);
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
      return answer.text();
    };
  }

  test("show what was saved, each time they are asked for, and name a record that cannot be read", async () => {
    const open = await openPrices();
    const season = (percent: number) =>
      write(
        `${records}/rates/lake-season.yaml`,
        `name: Lake season\nhouse: bishoftu\nrooms:\n  - presidential-bishoftu\nfrom: 2127-01-01\nto: 2127-12-31\npercent: ${percent}\n`,
      );
    const { pricePerNight } = roomOf("presidential-bishoftu");
    const price = `price/?room=presidential-bishoftu&${nights}`;
    const year = "year/?of=presidential-bishoftu&from=2127-01";
    season(50);
    expect(await open(price)).toContain(money(3 * pricePerNight * 150));
    season(100);
    expect(await open(price)).toContain(money(3 * pricePerNight * 200));
    expect(await open(year)).toContain(money(pricePerNight * 200));
    season(1000);
    expect(await open(price)).toContain(
      "content/records/rates/lake-season.yaml: percent is 1000; it should be a whole number of per cent from -99 to 500.",
    );
  }, 60_000);
});

describe("a page of the site that is under way", () => {
  /** Half of the page has arrived through the desk while the site holds back the rest. */
  async function openHalf() {
    const answers: ServerResponse[] = [];
    const site: Server = createServer((_, response) => {
      answers.push(response);
      response.writeHead(200, { "Content-Length": 100 }).write("half");
    }).listen(0, "localhost");
    open.push({ close: () => site.close().closeAllConnections() });
    await once(site, "listening");
    const where: AddressInfo | string | null = site.address();
    const port = await openDesk(typeof where === "object" ? where?.port : undefined);
    const guest = new AbortController();
    const signal = AbortSignal.any([guest.signal, AbortSignal.timeout(15_000)]);
    const page = await fetch(`http://localhost:${port}/about/`, { signal });
    const [answer] = answers;
    if (!answer?.socket) throw new Error("The site was not asked.");
    return { answer, socket: answer.socket, guest, page, port };
  }

  test.each(["resetAndDestroy", "destroy"] as const)(
    "breaks off here as well when the site's end of it does: %s",
    async (ending) => {
      const { socket, page, port } = await openHalf();
      socket[ending]();
      await expect(page.text()).rejects.toThrow("terminated");
      expect(await statusOf(port, "/desk")).toBe(302);
    },
  );

  test("is not asked for any longer when the guest leaves", async () => {
    const { answer, guest } = await openHalf();
    const left = once(answer, "close", { signal: AbortSignal.timeout(15_000) });
    guest.abort();
    await left;
    expect(answer.writableFinished).toBe(false);
  });
});
