/** @jest-environment node */
import { readAnswer, readMessages } from "@/components/features/forms/read-answer";

const json = (status: number, body: unknown, headers: HeadersInit = {}) =>
  readAnswer(new Response(JSON.stringify(body), { status, headers }));
const page = (status: number, headers: HeadersInit = {}) =>
  readAnswer(new Response("<h1>Adey</h1>", { status, headers }));

const email = new Map([["email", "We know this address already."]]);
const none = new Map();

test.each([
  ["nothing but a page", page(200)],
  ["JSON", json(200, { ok: true, next: "/thanks" })],
  ["no words at all", readAnswer(new Response(null, { status: 204 }))],
])("a 2xx with %s is sent", async (_, result) => {
  expect(await result).toEqual({ is: "sent" });
});

test.each([
  ["ok: false", 200, { ok: false, error: "This form is closed." }, none, "This form is closed."],
  ["success: false", 200, { success: false, message: "Wrong key." }, none, "Wrong key."],
  ["errors by name", 422, { errors: { email: email.get("email") } }, email, undefined],
  ["a list", 400, { errors: [{ field: "email", message: email.get("email") }] }, email, undefined],
  ["a reason alone", 400, { success: false, message: " Wrong key. " }, none, "Wrong key."],
  ["a novel", 400, { message: "x".repeat(5000) }, none, "x".repeat(300)],
])("%s (%d) is refused, with what the host says", async (_, status, body, messages, reason) => {
  expect(await json(status, body)).toEqual({ is: "refused", messages, reason });
});

test.each([
  ["an error of the host", json(500, { ok: true })],
  ["a lost address", json(404, { errors: { email: "No." } })],
  ["a refusal that is a page", page(422)],
])("%s is a failure", async (_, result) => {
  expect(await result).toEqual({ is: "failed" });
});

test("413 is too long", async () => {
  expect(await page(413)).toEqual({ is: "tooLong" });
});

const inTwoMinutes = new Date(Date.now() + 120_000).toUTCString();
test.each([
  [{}, 60_000],
  [{ "retry-after": "20" }, 20_000],
  [{ "retry-after": "0" }, 0],
  [{ "retry-after": "soon" }, 60_000],
  [{ "retry-after": "99999999" }, 3_600_000],
  [{ "retry-after": "Thu, 01 Jan 1970 00:00:00 GMT" }, 0],
])("429 with %j waits %d ms", async (headers, waitMs) => {
  expect(await page(429, headers)).toEqual({ is: "tooMany", waitMs });
});

test("429 may name a date", async () => {
  const result = await page(429, { "retry-after": inTwoMinutes });
  expect(result.is === "tooMany" && result.waitMs).toBeGreaterThan(100_000);
});

test.each([
  ["nothing", null],
  ["a text", "no"],
  ["no errors", { message: "no" }],
  ["a list of errors", { errors: ["no", null, { message: "no" }, { field: 7, message: "no" }] }],
  ["errors that are no texts", { errors: { email: 7, name: {}, message: " " } }],
])("%s names no field", (_name, answer) => {
  const names = [...readMessages(answer).keys()];
  expect(names.filter((name) => /email|name|message/.test(name))).toEqual([]);
});

test("the first of several sentences is shown, and a novel is cut short", () => {
  const answer = { errors: { email: [" First. ", "Second."], message: "x".repeat(5000) } };
  const messages = readMessages(answer);
  expect(messages.get("email")).toBe("First.");
  expect(messages.get("message")).toHaveLength(300);
});
