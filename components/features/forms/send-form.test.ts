/** @jest-environment node */
import { createServer, type Server } from "node:http";
import { readMessages, sendForm } from "@/components/features/forms/send-form";

type Heard = { method?: string; type?: string; accept?: string; body: string };

let host: Server;
let heard: Heard[] = [];

/** A host that answers with the status its path asks for, as an owner's would. */
beforeAll(async () => {
  Object.defineProperty(globalThis, "navigator", { value: { onLine: true }, configurable: true });
  host = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      const { "content-type": type, accept } = request.headers;
      heard.push({ method: request.method, type, accept, body });
      if (request.url === "/garbled") {
        response.writeHead(422, { "content-type": "text/html" }).end("<h1>No</h1>");
        return;
      }
      response
        .writeHead(Number(request.url?.slice(1)), { "content-type": "application/json" })
        .end(JSON.stringify({ errors: { email: "We know this address already." } }));
    });
  });
  await new Promise<void>((ready) => host.listen(0, "127.0.0.1", ready));
});
afterAll(() => new Promise((closed) => host.close(closed)));
beforeEach(() => {
  heard = [];
});

function address(path: string): string {
  const where = host.address();
  return typeof where === "object" && where ? `http://127.0.0.1:${where.port}${path}` : "";
}

const data = new URLSearchParams({ form: "newsletter", email: "ሀና@example.com", homepage: "" });

test("a host hears ordinary form data, without the trap for machines", async () => {
  await expect(sendForm(address("/200"), data)).resolves.toEqual({ is: "sent" });
  expect(heard).toEqual([
    {
      method: "POST",
      type: expect.stringMatching(/^application\/x-www-form-urlencoded/),
      accept: "application/json",
      body: new URLSearchParams({ form: "newsletter", email: "ሀና@example.com" }).toString(),
    },
  ]);
});

test("a sprung trap is answered as if all were well, and no host hears of it", async () => {
  const machine = new URLSearchParams({ email: "m@example.com", homepage: "https://spam.example" });
  await expect(sendForm(address("/200"), machine)).resolves.toEqual({ is: "sent" });
  expect(heard).toEqual([]);
});

test("objections come back by the fields' names", async () => {
  await expect(sendForm(address("/422"), data)).resolves.toEqual({
    is: "refused",
    messages: new Map([["email", "We know this address already."]]),
  });
});

test.each(["/500", "/404", "/garbled"])("%s is a failure", async (path) => {
  await expect(sendForm(address(path), data)).resolves.toEqual({ is: "failed" });
});

test("a host that is not there is a failure", async () => {
  await expect(sendForm("http://127.0.0.1:1/", data)).resolves.toEqual({ is: "failed" });
});

test.each([
  ["nothing", null],
  ["a text", "no"],
  ["no errors", { message: "no" }],
  ["a list of errors", { errors: ["no"] }],
  ["errors that are no texts", { errors: { email: 7, name: {}, message: " " } }],
])("of %s no field is told", (_name, answer) => {
  const names = [...readMessages(answer).keys()];
  expect(names.filter((name) => /email|name|message/.test(name))).toEqual([]);
});

test("the first of several sentences is told, and a novel is cut short", () => {
  const answer = { errors: { email: [" First. ", "Second."], message: "x".repeat(5000) } };
  const messages = readMessages(answer);
  expect(messages.get("email")).toBe("First.");
  expect(messages.get("message")).toHaveLength(300);
});
