import { readAnswer, type SendResult } from "@/components/features/forms/read-answer";
import { honeypot } from "@/content/copy/honeypot";

/** Where a form is sent, as content/records/site.yaml says it under `forms`. */
export type FormDestination = {
  readonly url: string;
  readonly format: "urlencoded" | "multipart" | "json";
  /** What every form carries besides the guest's words, such as a form service's access key. */
  readonly fields: Readonly<Record<string, string>>;
};

/** How long a host may take to answer. */
export const sendTimeoutMs = 10_000;

/**
 * No form is sent before it is this old: a younger one waits. Every request says its age as `elapsed`, in whole seconds, so
 * that a host may refuse what says less; a form posted without scripts says nothing about it.
 */
export const leastElapsedSeconds = 3;

/**
 * Posts a form's data to the owner's host; see SendResult for what comes of it. `shownAt` is the performance.now() at which
 * the guest was shown the form. A machine that filled in the honeypot is told what it wants to hear.
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

/** What a form holds, without files. */
export function textOf(data: URLSearchParams | FormData): URLSearchParams {
  const text = new URLSearchParams();
  for (const [name, value] of data) {
    if (typeof value === "string") text.append(name, value);
  }
  return text;
}

/** How old the form is, once it is old enough. */
async function elapsedSeconds(shownAt: number): Promise<number> {
  const missingMs = shownAt + leastElapsedSeconds * 1000 - performance.now();
  if (missingMs > 0) await new Promise((ready) => setTimeout(ready, Math.ceil(missingMs)));
  // Browsers round both clocks.
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

/** A name that stands once has a text, one that stands several times a list. */
function valueIn(body: URLSearchParams) {
  return (name: string) => {
    const values = body.getAll(name);
    return [name, values.length > 1 ? values : values[0]] as const;
  };
}
