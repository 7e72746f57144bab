const longestMessage = 300;
const usualWaitMs = 60_000;
const longestWaitMs = 3_600_000;

export type SendResult =
  | { is: "sent" }
  | { is: "refused"; messages: ReadonlyMap<string, string>; reason?: string }
  | { is: "tooLong" }
  | { is: "tooMany"; waitMs: number }
  | { is: "failed" | "offline" }
  /**
   * The browser could read no answer: the connection broke, the host was silent, or it does not allow this site to read the response, so
   * nobody can know whether anything arrived.
   */
  | { is: "unanswered" };

/** Interprets a host's answer; some form services report errors with a status of 200. */
export async function readAnswer(response: Response): Promise<SendResult> {
  const { ok, status } = response;
  if (status === 413) return { is: "tooLong" };
  if (status === 429) {
    return { is: "tooMany", waitMs: waitFrom(response.headers.get("retry-after")) };
  }
  if (!ok && status !== 400 && status !== 422) return { is: "failed" };
  const answer: unknown = await response.json().catch(() => undefined);
  if (ok && !saysNo(answer)) return { is: "sent" };
  if (answer === undefined) return { is: "failed" };
  return { is: "refused", messages: readMessages(answer), reason: readReason(answer) };
}

/** Retry-After: seconds or a date. */
function waitFrom(header: string | null): number {
  if (header === null || header.trim() === "") return usualWaitMs;
  const waitMs = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(waitMs) ? usualWaitMs : Math.min(Math.max(waitMs, 0), longestWaitMs);
}

function saysNo(answer: unknown): boolean {
  return isRecord(answer) && (answer.ok === false || answer.success === false);
}

function readReason(answer: unknown): string | undefined {
  if (!isRecord(answer)) return undefined;
  return [answer.message, answer.error].map(sentence).find((text) => text !== "");
}

/**
 * Accepts `{ errors: { email: "…" } }`, lists of sentences, or `{ errors: [{ field: "email", message: "…" }] }`, and ignores anything
 * else.
 */
export function readMessages(answer: unknown): ReadonlyMap<string, string> {
  const messages = new Map<string, string>();
  for (const [name, said] of isRecord(answer) ? errorsIn(answer.errors) : []) {
    const message = sentence(Array.isArray(said) ? said[0] : said);
    if (message !== "" && !messages.has(name)) messages.set(name, message);
  }
  return messages;
}

function errorsIn(errors: unknown): (readonly [string, unknown])[] {
  if (!Array.isArray(errors)) return isRecord(errors) ? Object.entries(errors) : [];
  return errors.flatMap((error: unknown) =>
    isRecord(error) && typeof error.field === "string" ? [[error.field, error.message]] : [],
  );
}

const sentence = (said: unknown) =>
  typeof said === "string" ? said.trim().slice(0, longestMessage) : "";

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
