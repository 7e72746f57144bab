/** @jest-environment node */
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { leastElapsedSeconds } from "@/components/features/forms/send-form";
import { honeypot } from "@/content/copy/honeypot";
import { formReceiver, leastElapsed, longestLine, mostBytes, trap } from "./receiver.mjs";

type Options = Partial<Parameters<typeof formReceiver>[0]>;

const origin = "https://adey.example";
const guest = {
  form: "contact",
  name: "Hanna ሀና",
  email: "hanna@example.com",
  message: "One\nTwo",
};
const taken: { fields: Record<string, string>; text: string }[] = [];

let server: Server | undefined;
afterEach(async () => {
  taken.length = 0;
  await new Promise((closed) => (server ? server.close(closed) : closed(null)));
  server = undefined;
});

async function start(options: Options = {}): Promise<string> {
  const receive = (fields: Record<string, string>, text: string) => taken.push({ fields, text });
  const started = createServer(formReceiver({ origin, receive, ...options }));
  server = started;
  await new Promise<void>((ready) => started.listen(0, "127.0.0.1", ready));
  const where = started.address();
  return typeof where === "object" && where ? `http://127.0.0.1:${where.port}/` : "";
}

type Format = "urlencoded" | "multipart" | "json";
const formats: readonly Format[] = ["urlencoded", "multipart", "json"];

function body(format: Format, fields: Record<string, string>): RequestInit {
  if (format === "urlencoded") return { body: new URLSearchParams(fields) };
  if (format === "json") {
    return { body: JSON.stringify(fields), headers: { "content-type": "application/json" } };
  }
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return { body: data };
}

function post(
  address: string,
  fields: Record<string, string>,
  { format = "urlencoded", headers = {} }: { format?: Format; headers?: HeadersInit } = {},
) {
  const request = body(format, fields);
  const all = new Headers(request.headers);
  new Headers({ accept: "application/json", origin, ...headers }).forEach((value, name) =>
    all.set(name, value),
  );
  return fetch(address, { method: "POST", ...request, headers: all });
}

test.each(formats)(
  "%s: the fields are received, and the site may read the answer",
  async (format) => {
    const response = await post(await start(), guest, { format });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true });
    expect(response.headers.get("access-control-allow-origin")).toBe(origin);
    const [received] = taken;
    const { message, ...lines } = guest;
    expect(received?.fields).toMatchObject(lines);
    // Browsers send line ends as CR LF.
    expect(received?.fields.message?.replaceAll("\r", "")).toBe(message);
  },
);

test("what was received reads as plain text, and no line of a guest's can pass for a field", async () => {
  await post(await start(), {
    ...guest,
    message: "Hello.\nemail: boss@example.com\u001b[2J\u2028name: \u202eBoss",
    elapsed: "12",
    subject: "",
  });
  expect(taken[0]?.text).toBe(
    [
      "form: contact",
      "name: Hanna ሀና",
      "email: hanna@example.com",
      "message: Hello.",
      "    email: boss@example.com[2J",
      "    name: Boss",
    ].join("\n"),
  );
});

test.each(formats)(
  "%s: what is one line on the site is received as one, and what is more may be",
  async (format) => {
    const name = "Hanna\r\nBcc: all@example.com";
    const response = await post(await start(), { ...guest, name }, { format });
    expect(response.status).toBe(200);
    expect(taken[0]?.fields.name).toBe("Hanna Bcc: all@example.com");
    expect(taken[0]?.fields.message).toMatch(/^One\r?\nTwo$/);
  },
);

test("a comment needs no name, and its words may be longer than a line", async () => {
  const comment = "x".repeat(longestLine + 1);
  const response = await post(await start(), { form: "comment", comment, name: "", email: "" });
  expect(response.status).toBe(200);
  expect(taken[0]?.fields.comment).toBe(comment);
});

test("of a list the texts are received, and nothing that is nested", async () => {
  const response = await fetch(await start(), {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ ...guest, ages: [4, { of: "whom" }, "6"], place: { name: "Tana" } }),
  });
  expect(response.status).toBe(200);
  expect(taken[0]?.fields.ages).toBe("4, 6");
  expect(taken[0]?.fields).not.toHaveProperty("place");
});

test("a browser that asks first is told what it may send", async () => {
  const response = await fetch(await start(), {
    method: "OPTIONS",
    headers: { origin, "access-control-request-method": "POST" },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-origin")).toBe(origin);
  expect(response.headers.get("access-control-allow-methods")).toBe("POST");
  expect(response.headers.get("access-control-allow-headers")).toBe("content-type");
});

test("a form that is posted without scripts is answered in words", async () => {
  const response = await post(await start(), guest, { headers: { accept: "text/html" } });
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toMatch(/^Thank you/);
  expect(taken).toHaveLength(1);
});

test.each(formats)(
  "%s: a filled trap is answered as if all were well, and not received",
  async (format) => {
    const response = await post(
      await start(),
      { ...guest, [trap]: "https://spam.example" },
      { format },
    );
    expect(response.status).toBe(200);
    expect(taken).toEqual([]);
  },
);

test("the trap and the time are those of the site's forms", () => {
  expect(trap).toBe(honeypot.name);
  expect(leastElapsed).toBe(leastElapsedSeconds);
});

test.each([
  ["0", 422],
  ["2", 422],
  ["soon", 422],
  ["3", 200],
  ["86400", 200],
])("elapsed=%s is answered with %d", async (elapsed, status) => {
  const response = await post(await start(), { ...guest, elapsed });
  expect(response.status).toBe(status);
  expect(taken).toHaveLength(status === 200 ? 1 : 0);
});

test.each([
  ["contact", {}, ["name", "email", "message"]],
  ["contact", { name: "Hanna", email: "hanna@example.com", message: " \r\n" }, ["message"]],
  ["contact", { ...guest, email: "hanna@example.com, boss@example.com" }, ["email"]],
  ["appointment", { name: "Hanna", email: "hanna@example.com" }, ["topic", "message"]],
  ["comment", { comment: "Lovely.", email: "hanna" }, ["email"]],
  ["stay", { name: "Hanna", email: "hanna" }, ["email"]],
  ["newsletter", {}, ["email"]],
  ["comment", {}, ["comment"]],
  ["constructor", { name: " " }, ["name", "email"]],
])("%s with %j: what is missing is said by its name", async (form, fields, missing) => {
  const response = await post(await start(), { ...fields, form });
  expect(response.status).toBe(422);
  const answer: { errors: Record<string, string> } = await response.json();
  expect(Object.keys(answer.errors)).toEqual(missing);
  expect(taken).toEqual([]);
});

test("a line that is too long is named in the answer", async () => {
  const response = await post(await start(), { ...guest, name: "x".repeat(longestLine + 1) });
  expect(response.status).toBe(422);
  expect(await response.json()).toHaveProperty(
    "errors.name",
    expect.stringContaining(String(longestLine)),
  );
  expect(taken).toEqual([]);
});

test.each(formats)(
  "%s: what is too large is refused, and the site may read why",
  async (format) => {
    const message = "x".repeat(mostBytes);
    const response = await post(await start(), { ...guest, message }, { format });
    expect(response.status).toBe(413);
    expect(response.headers.get("access-control-allow-origin")).toBe(origin);
    expect(taken).toEqual([]);
  },
);

test("who sends too much waits for as long as it says, and others do not", async () => {
  const address = await start({ mostPerMinute: 2, behindProxy: true });
  const from = (proxied: string) =>
    post(address, guest, { headers: { "x-forwarded-for": `10.0.0.9, ${proxied}` } });
  expect((await from("192.0.2.1")).status).toBe(200);
  expect((await from("192.0.2.1")).status).toBe(200);
  const refused = await from("192.0.2.1");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  expect(refused.headers.get("access-control-expose-headers")).toBe("retry-after");
  expect((await from("192.0.2.2")).status).toBe(200);
  expect(taken).toHaveLength(3);
});

test("without a proxy of ours nobody chooses an address", async () => {
  const address = await start({ mostPerMinute: 1 });
  const from = (forged: string) => post(address, guest, { headers: { "x-forwarded-for": forged } });
  expect((await from("192.0.2.1")).status).toBe(200);
  expect((await from("192.0.2.2")).status).toBe(429);
});

test("another site's form is refused", async () => {
  const response = await post(await start(), guest, {
    headers: { origin: "https://evil.example" },
  });
  expect(response.status).toBe(403);
  expect(taken).toEqual([]);
});

test.each([
  ["a body that is no JSON", "application/json", "{"],
  ["JSON that holds no fields", "application/json", "[1]"],
  ["JSON that is one text", "application/json", '"name"'],
  ["JSON that is nothing", "application/json", "null"],
  ["a field's name that looks like a line", "application/json", '{"email: boss@example.com": "x"}'],
  ["another type", "text/plain", "name=Hanna"],
])("%s is refused", async (_, type, text) => {
  const response = await fetch(await start(), {
    method: "POST",
    headers: { "content-type": type, origin },
    body: text,
  });
  expect(response.status).toBe(400);
  expect(taken).toEqual([]);
});

test("whatever is not posted is refused", async () => {
  const response = await fetch(await start());
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST");
});

test("a line that breaks in the middle of a message stops nothing", async () => {
  const address = new URL(await start());
  const lines = ["POST / HTTP/1.1", "Host: adey", "Content-Length: 500", "", "form=contact"];
  const heard = new Promise<unknown>((ready) => server?.once("request", ready));
  const stray = jest.fn();
  process.once("unhandledRejection", stray);
  const line = connect(Number(address.port), address.hostname);
  line.write(lines.join("\r\n"));
  await heard;
  line.destroy();
  expect((await post(address.href, guest)).status).toBe(200);
  process.off("unhandledRejection", stray);
  expect(stray).not.toHaveBeenCalled();
  expect(taken).toHaveLength(1);
});

test("what could not be delivered is never called received, and the server's log says why", async () => {
  const log = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const address = await start({ receive: () => Promise.reject(new Error("The disk is full.")) });
  expect((await post(address, guest)).status).toBe(500);
  expect(log).toHaveBeenCalledWith(expect.stringContaining("The disk is full."));
  log.mockRestore();
});
