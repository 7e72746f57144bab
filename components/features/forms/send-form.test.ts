/** @jest-environment node */
import { createServer, type Server } from "node:http";
import {
  leastElapsedSeconds,
  sendForm,
  sendTimeoutMs,
  type FormDestination,
} from "@/components/features/forms/send-form";
import { formReceiver } from "@/hosting/forms/receiver.mjs";

const received: Record<string, string>[] = [];
const types: (string | undefined)[] = [];
let host: Server;
let url: string;

/** The receiver that hosting/forms describes for an owner's own server. */
beforeAll(async () => {
  Object.defineProperty(globalThis, "navigator", { value: { onLine: true }, configurable: true });
  const receiver = formReceiver({
    origin: "*",
    receive: (fields) => received.push(fields),
    mostPerMinute: 100,
  });
  host = createServer((request, response) => {
    types.push(request.headers["content-type"]);
    void receiver(request, response);
  });
  await new Promise<void>((ready) => host.listen(0, "127.0.0.1", ready));
  const where = host.address();
  url = typeof where === "object" && where ? `http://127.0.0.1:${where.port}/` : "";
});
afterAll(() => new Promise((closed) => host.close(closed)));
beforeEach(() => {
  received.length = 0;
  types.length = 0;
});
afterEach(() => jest.restoreAllMocks());

const aMinuteAgo = () => performance.now() - 60_000;
const words = { form: "newsletter", email: "ሀና@example.com" };
const data = new URLSearchParams({ ...words, homepage: "" });

function to(settings: Partial<FormDestination> = {}): FormDestination {
  return { url, format: "urlencoded", fields: {}, ...settings };
}

test.each([
  ["urlencoded", /^application\/x-www-form-urlencoded/],
  ["multipart", /^multipart\/form-data; boundary=/],
  ["json", /^application\/json$/],
] as const)(
  "%s: a host receives the words, the owner's fields and the age",
  async (format, type) => {
    const fields = { access_key: "0000" };
    await expect(sendForm(to({ format, fields }), data, aMinuteAgo())).resolves.toEqual({
      is: "sent",
    });
    expect(types).toEqual([expect.stringMatching(type)]);
    expect(received).toEqual([{ ...words, ...fields, elapsed: expect.stringMatching(/^6\d$/) }]);
  },
);

test("what a form has read from its own fields is taken too, without files", async () => {
  const form = new FormData();
  form.append("form", "newsletter");
  form.append("email", "hanna@example.com");
  form.append("picture", new Blob(["x"]), "x.png");
  await sendForm(to(), form, aMinuteAgo());
  expect(Object.keys(received[0] ?? {})).toEqual(["form", "email", "elapsed"]);
});

test("the owner's fields replace nothing and appear once", async () => {
  const twice = new URLSearchParams({ ...words, access_key: "0000" });
  await sendForm(
    to({ fields: { access_key: "0000", email: "owner@example.com" } }),
    twice,
    aMinuteAgo(),
  );
  expect(received[0]).toMatchObject({ ...words, access_key: "0000" });
});

test("a name that appears twice is a list in JSON", async () => {
  const fetched = jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
  const several = new URLSearchParams([...data, ["wish", "lake"], ["wish", "balcony"]]);
  await sendForm(to({ format: "json" }), several, aMinuteAgo());
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({
    ...words,
    wish: ["lake", "balcony"],
  });
});

test("a form younger than three seconds waits until it is old enough", async () => {
  jest.useFakeTimers();
  const fetched = jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
  const result = sendForm(to(), data, performance.now() - 500);
  await jest.advanceTimersByTimeAsync(2_400);
  expect(fetched).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  await expect(result).resolves.toEqual({ is: "sent" });
  expect(String(fetched.mock.calls[0]?.[1]?.body)).toContain("elapsed=3");
  expect(leastElapsedSeconds).toBe(3);
  jest.useRealTimers();
});

test("a filled honeypot reports success and sends no request", async () => {
  const machine = new URLSearchParams({ email: "m@example.com", homepage: "https://spam.example" });
  await expect(sendForm(to(), machine)).resolves.toEqual({ is: "sent" });
  expect(types).toEqual([]);
});

test("objections come back by the fields' names", async () => {
  const empty = new URLSearchParams({ form: "newsletter" });
  await expect(sendForm(to(), empty, aMinuteAgo())).resolves.toMatchObject({
    is: "refused",
    messages: new Map([["email", expect.stringContaining("@")]]),
  });
});

test("what is too long is said to be too long", async () => {
  const long = new URLSearchParams({ ...words, message: "x".repeat(30_000) });
  await expect(sendForm(to({ format: "json" }), long, aMinuteAgo())).resolves.toEqual({
    is: "tooLong",
  });
});

test("of a host that is not there nobody can tell whether it received anything", async () => {
  await expect(sendForm(to({ url: "http://127.0.0.1:1/" }), data, aMinuteAgo())).resolves.toEqual({
    is: "unanswered",
  });
});

test("a silent host is given ten seconds", async () => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, "fetch").mockImplementation(
    (_url, request) =>
      new Promise((_resolve, reject) => {
        request?.signal?.addEventListener("abort", () => reject(new Error("aborted")));
      }),
  );
  const result = sendForm(to(), data, aMinuteAgo());
  await jest.advanceTimersByTimeAsync(sendTimeoutMs);
  await expect(result).resolves.toEqual({ is: "unanswered" });
  expect(sendTimeoutMs).toBe(10_000);
  jest.useRealTimers();
});
