import { honeypot } from "@/content/forms";

/** How long a host may take to answer. */
export const sendTimeoutMs = 10_000;
const longestMessage = 300;

export type SendResult =
  | { is: "sent" }
  /** The host found something wrong (422) and says so by the fields' names. */
  | { is: "refused"; messages: ReadonlyMap<string, string> }
  | { is: "failed" | "offline" };

/** What a form holds, as ordinary form data. */
export function formData(form: HTMLFormElement): URLSearchParams {
  const data = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") data.append(name, value);
  }
  return data;
}

/** Posts a form's data to the owner's host. A machine that filled in the honeypot is told what it wants to hear. */
export async function sendForm(endpoint: string, data: URLSearchParams): Promise<SendResult> {
  if (data.get(honeypot.name)) return { is: "sent" };
  if (!navigator.onLine) return { is: "offline" };
  const body = new URLSearchParams(data);
  body.delete(honeypot.name);
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(), sendTimeoutMs);
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { Accept: "application/json" },
      body,
      signal: request.signal,
    });
    if (response.ok) return { is: "sent" };
    if (response.status !== 422) return { is: "failed" };
    return { is: "refused", messages: readMessages(await response.json()) };
  } catch {
    return { is: "failed" };
  } finally {
    clearTimeout(timer);
  }
}

/** `{ errors: { email: "…" } }`, or lists of sentences as some hosts write them; whatever else comes is left out. */
export function readMessages(answer: unknown): ReadonlyMap<string, string> {
  const messages = new Map<string, string>();
  if (!isRecord(answer) || !isRecord(answer.errors)) return messages;
  for (const [name, said] of Object.entries(answer.errors)) {
    const message: unknown = Array.isArray(said) ? said[0] : said;
    if (typeof message === "string" && message.trim() !== "") {
      messages.set(name, message.trim().slice(0, longestMessage));
    }
  }
  return messages;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
