/** @jest-environment node */
import { fetchFeed } from "./fetch-feed";

const secret = "https://calendars.example/ical?t=secret";
const megabyte = new Uint8Array(1024 * 1024).fill(65);

const redirect = (location: string) => new Response(null, { status: 302, headers: { location } });

/** A body that goes on as long as it is read. */
const endless = (wait: number) =>
  new ReadableStream<Uint8Array>({
    pull: (stream) =>
      new Promise((resolve) =>
        setTimeout(() => {
          stream.enqueue(megabyte);
          resolve();
        }, wait),
      ),
  });

/** Answers each request with the next of these. */
function server(...answers: readonly Response[]) {
  const asked: string[] = [];
  const get = (address: string) => {
    const answer = answers[asked.length];
    asked.push(address);
    return answer ? Promise.resolve(answer) : Promise.reject(new Error(`${address} is down`));
  };
  return { asked, get };
}

test("the text of a calendar is fetched, also where its address leads on, with letters of every script", async () => {
  const { asked, get } = server(redirect("/moved?t=secret"), new Response("BEGIN:ሐና"));
  await expect(fetchFeed(secret, get)).resolves.toBe("BEGIN:ሐና");
  expect(asked).toEqual([secret, "https://calendars.example/moved?t=secret"]);
});

test.each<[string, string, readonly Response[], string]>([
  ["has no https", "http://calendars.example/ical", [], "its address does not begin with https"],
  ["is none", "calendar of room 12", [], "its address is not a web address"],
  [
    "redirects to plain http",
    secret,
    [redirect("http://calendars.example/ical")],
    "it redirects to an address without https",
  ],
  [
    "redirects for ever",
    secret,
    Array.from({ length: 9 }, () => redirect(secret)),
    "it redirects more than 5 times",
  ],
  ["is gone", secret, [new Response("Gone", { status: 410 })], "it answers with status 410"],
  ["has not changed", secret, [new Response(null, { status: 304 })], "it answers with status 304"],
  ["cannot be reached", secret, [], "its server cannot be reached"],
  ["never ends", secret, [new Response(endless(0))], "it is larger than 5 MB"],
])(
  "a feed whose address %s is refused in words without the address",
  async (_, address, answers, why) => {
    const failure = fetchFeed(address, server(...answers).get);
    await expect(failure).rejects.toThrow(new Error(why));
  },
);

test("a feed that drips, and a server that never answers, are given up", async () => {
  const slow = server(new Response(endless(20)));
  await expect(fetchFeed(secret, slow.get, 50)).rejects.toThrow(
    "it was not read within 10 seconds",
  );
  const silent = () => new Promise<Response>(() => undefined);
  await expect(fetchFeed(secret, silent, 50)).rejects.toThrow("it was not read within 10 seconds");
});
