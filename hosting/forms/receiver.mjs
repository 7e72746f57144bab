// This file may exceed 150 lines, because an owner copies it to the host as it is, beside the adapter of that host.

import { inspect } from "node:util";

/** A larger body (in bytes) gets status 413. */
export const mostBytes = 20_000;
/** A form of the site reports its age in seconds and waits until it is this old, so a younger one comes from a bot. */
export const leastElapsed = 3;
/** No guest sees this field, so only a bot fills it in. */
export const trap = "homepage";

/** The required fields by the form's name; other forms need a name and an e-mail address. */
const required = new Map([
  ["contact", ["name", "email", "message"]],
  ["appointment", ["name", "email", "topic", "message"]],
  ["newsletter", ["email"]],
  ["comment", ["comment"]],
]);
/** Only these fields may have several lines, because a mail server may use any other in a header. */
const multiline = new Set(["message", "comment", "note"]);
/** A longer line is no name, number or subject. */
export const longestLine = 500;
const fieldName = /^[\w.-]{1,64}$/;
const address = /^[^\s@,;<>]+@[^\s@,;<>]+$/;
const unread = new Set(["elapsed", trap]);
const minute = 60_000;

/** @typedef {Record<string, string>} Fields */

/**
 * Returns a request handler for Node's createServer that answers the posted forms of one site. `receive` gets each message, as fields and
 * as plain text; `behindProxy` takes the guest's address from the last entry of X-Forwarded-For.
 * @param {{ origin: string, receive: (fields: Fields, text: string) => unknown, mostPerMinute?: number, behindProxy?: boolean }} options
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => Promise<void>}
 */
export function formReceiver({ origin, receive, mostPerMinute = 5, behindProxy = false }) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  let begun = Date.now();

  /** @param {import("node:http").IncomingMessage} request */
  function isTooMany({ socket, headers }) {
    if (Date.now() - begun >= minute) {
      counts.clear();
      begun = Date.now();
    }
    const proxied = behindProxy ? String(headers["x-forwarded-for"] ?? "").split(",") : [];
    const address = proxied.at(-1)?.trim() || (socket.remoteAddress ?? "");
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count > mostPerMinute;
  }

  return async (request, response) => {
    const sender = request.headers.origin;
    response.setHeader("access-control-allow-origin", origin);
    response.setHeader("access-control-expose-headers", "retry-after");
    const wantsJson = request.headers.accept?.includes("application/json");
    /** @type {(status: number, sentence: string, errors?: Fields) => void} */
    const answer = (status, sentence, errors) => {
      const json = status === 200 ? { ok: true } : { ok: false, message: sentence, errors };
      response
        .writeHead(status, {
          "content-type": `${wantsJson ? "application/json" : "text/plain"}; charset=utf-8`,
        })
        .end(
          wantsJson ? JSON.stringify(json) : [sentence, ...Object.values(errors ?? {})].join("\n"),
        );
    };

    if (request.method === "OPTIONS") {
      response.setHeader("access-control-allow-methods", "POST");
      response.setHeader("access-control-allow-headers", "content-type");
      response.writeHead(204).end();
      return;
    }
    if (request.method !== "POST") {
      response.setHeader("allow", "POST");
      return answer(405, "Forms are posted here.");
    }
    if (sender && origin !== "*" && sender !== origin)
      return answer(403, "This isn’t one of our forms.");
    if (isTooMany(request)) {
      response.setHeader("retry-after", Math.ceil((begun + minute - Date.now()) / 1000));
      return answer(429, "Too many messages came at once. Please wait a minute.");
    }
    const fields = await readFields(request);
    if (fields === 413) return answer(413, "This message is too long. Please shorten it.");
    if (fields === 400) return answer(400, "We couldn’t read this form.");
    if (fields[trap]) return answer(200, thanks);
    if (fields.elapsed !== undefined && !(Number(fields.elapsed) >= leastElapsed)) {
      return answer(422, "That was quicker than anyone types. Please send it again.");
    }
    const errors = faultsOf(fields);
    if (Object.keys(errors).length > 0) return answer(422, "Nothing has been sent yet.", errors);
    try {
      await receive(fields, plainText(fields));
      answer(200, thanks);
    } catch (error) {
      process.stderr.write(`A message could not be delivered: ${inspect(error)}\n`);
      answer(500, "We couldn’t save your message. Please try again.");
    }
  };
}

const thanks = "Thank you. Your message is on its way to us.";

/** @param {Fields} fields */
function faultsOf(fields) {
  const missing = (required.get(fields.form ?? "") ?? ["name", "email"]).filter(
    (name) => !/\S/.test(fields[name] ?? ""),
  );
  const tooLong = Object.keys(fields).filter(
    (name) => !multiline.has(name) && (fields[name] ?? "").length > longestLine,
  );
  const isWrongAddress = /\S/.test(fields.email ?? "") && !address.test(fields.email ?? "");
  return {
    ...Object.fromEntries(missing.map((name) => [name, "Please fill in this field."])),
    ...Object.fromEntries(
      tooLong.map((name) => [name, `Please shorten this to ${longestLine} characters.`]),
    ),
    ...((isWrongAddress || missing.includes("email")) && {
      email: "Please enter your full e-mail address, with the @.",
    }),
  };
}

/**
 * Reads the fields of a posted form in any of the three formats, or returns the status of the error.
 * @param {import("node:http").IncomingMessage} request
 * @returns {Promise<Fields | 400 | 413>}
 */
export async function readFields(request) {
  const type = request.headers["content-type"] ?? "";
  try {
    const body = await readBody(request);
    if (body === undefined) return 413;
    if (!type.startsWith("application/json")) {
      return joined(await new Response(body, { headers: { "content-type": type } }).formData());
    }
    const values = JSON.parse(body.toString());
    const isRecord = typeof values === "object" && values !== null && !Array.isArray(values);
    return isRecord ? joined(Object.entries(values)) : 400;
  } catch {
    return 400;
  }
}

/**
 * Returns undefined for a body that is too large, but reads on for a while, because a browser that is cut off ignores the response.
 * @param {import("node:http").IncomingMessage} request
 */
async function readBody(request) {
  /** @type {Buffer[]} */
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size <= mostBytes) parts.push(part);
    if (size > 50 * mostBytes) break;
  }
  return size > mostBytes ? undefined : Buffer.concat(parts);
}

/**
 * Joins values with the same name in one line and ignores files and nested values.
 * Returns 400 for a name that would read as something else in plain text.
 * @param {Iterable<[string, unknown]>} entries
 */
function joined(entries) {
  /** @type {Map<string, string>} */
  const fields = new Map();
  for (const [name, value] of entries) {
    if (!fieldName.test(name)) return 400;
    for (const each of Array.isArray(value) ? value : [value]) {
      if (typeof each === "object") continue;
      const before = fields.get(name);
      const text = multiline.has(name) ? String(each) : String(each).replace(/\s+/g, " ").trim();
      fields.set(name, before === undefined ? text : `${before}, ${text}`);
    }
  }
  return Object.fromEntries(fields);
}

/**
 * Writes one line a field. Further lines are indented, so that none can be mistaken for a field; control characters and those that reverse
 * the text direction are removed.
 * @param {Fields} fields
 */
function plainText(fields) {
  return Object.entries(fields)
    .filter(([name, value]) => value.trim() !== "" && !unread.has(name))
    .map(
      ([name, value]) =>
        `${name}: ${value
          .trim()
          .split(/\r?\n|[\r\u2028\u2029]/)
          .join("\n    ")}`,
    )
    .join("\n")
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, "");
}
