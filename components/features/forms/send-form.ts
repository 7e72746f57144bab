import { readAnswer, type SendResult } from "@/components/features/forms/read-answer";
import { honeypot } from "@/content/copy/honeypot";

export type FormDestination = {
  readonly url: string;
  readonly format: "urlencoded" | "multipart" | "json";
  readonly fields: Readonly<Record<string, string>>;
};

/** How long a host may take to answer. */
export const sendTimeoutMs = 10_000;

/**
 * A younger form waits before it is sent. Every request reports its age as `elapsed`, in whole seconds, so that a host may refuse younger
 * ones; a form posted without scripts does not report it.
 */
export const leastElapsedSeconds = 3;

/**
 * Posts a form's data to the owner's host. `shownAt` is the performance.now() at which the guest saw the form. A bot that filled in the
 * honeypot gets a success message.
 */
export async function sendForm(
  { url, format, fields }: FormDestination,
  data: URLSearchParams | FormData,
  shownAt = 0,
): Promise<SendResult> {
  if (data.get(honeypot.name)) return { is: "sent" };
  if (!navigator.onLine) return { is: "offline" };
  const body = textOf(data);
  body.delete(honeypot.name);
  for (const [name, value] of Object.entries(fields)) {
    if (!body.has(name)) body.append(name, value);
  }
  body.set("elapsed", String(await elapsedSeconds(shownAt)));
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(), sendTimeoutMs);
  try {
    const { signal } = request;
    return await readAnswer(await fetch(url, { method: "POST", ...encoded(body, format), signal }));
  } catch {
    return { is: "unanswered" };
  } finally {
    clearTimeout(timer);
  }
}

export function textOf(data: URLSearchParams | FormData): URLSearchParams {
  const text = new URLSearchParams();
  for (const [name, value] of data) {
    if (typeof value === "string") text.append(name, value);
  }
  return text;
}

/** Waits until the form is old enough and returns its age. */
async function elapsedSeconds(shownAt: number): Promise<number> {
  const missingMs = shownAt + leastElapsedSeconds * 1000 - performance.now();
  if (missingMs > 0) await new Promise((ready) => setTimeout(ready, Math.ceil(missingMs)));
  // Browsers round both clocks, so the difference may be off.
  return Math.max(leastElapsedSeconds, Math.floor((performance.now() - shownAt) / 1000));
}

/** Accept keeps form services from answering with a page of theirs, which another site may not read. */
function encoded(body: URLSearchParams, format: FormDestination["format"]): RequestInit {
  const headers = { Accept: "application/json" };
  if (format === "urlencoded") return { headers, body };
  if (format === "json") {
    return {
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify(Object.fromEntries([...new Set(body.keys())].map(valueIn(body)))),
    };
  }
  const parts = new FormData();
  body.forEach((value, name) => parts.append(name, value));
  return { headers, body: parts };
}

/** A field with one value is a text, one with several is a list. */
function valueIn(body: URLSearchParams) {
  return (name: string) => {
    const values = body.getAll(name);
    return [name, values.length > 1 ? values : values[0]] as const;
  };
}
