/** A reason in words that hold nothing of the address, which is a secret, or of the answer. */
export class FeedFault extends Error {}

type Fetch = (address: string, options: RequestInit) => Promise<Response>;

const limits = { bytes: 5 * 1024 * 1024, milliseconds: 10_000, redirects: 5 };

const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304;

function secureAddress(address: string, base?: string): string {
  let url: URL;
  try {
    url = new URL(address, base);
  } catch {
    throw new FeedFault("its address is not a web address");
  }
  if (url.protocol !== "https:")
    throw new FeedFault(
      base ? "it redirects to an address without https" : "its address does not begin with https",
    );
  return url.href;
}

/** Follows redirects by itself, because fetch would follow those to plain http as well. */
async function answerOf(address: string, signal: AbortSignal, get: Fetch): Promise<Response> {
  let url = secureAddress(address);
  for (let steps = 0; steps <= limits.redirects; steps++) {
    const answer = await get(url, {
      redirect: "manual",
      signal,
      headers: { accept: "text/calendar, text/plain;q=0.5" },
    });
    const target = answer.headers.get("location");
    if (!isRedirect(answer.status) || target === null) return answer;
    await answer.body?.cancel();
    url = secureAddress(target, url);
  }
  throw new FeedFault(`it redirects more than ${limits.redirects} times`);
}

async function textOf(answer: Response): Promise<string> {
  const reader = answer.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > limits.bytes) {
      void reader.cancel();
      throw new FeedFault("it is larger than 5 MB");
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Fetches the text of a calendar: over https alone, 5 MB and 10 seconds at most. Throws a FeedFault. */
export async function fetchFeed(
  address: string,
  get: Fetch = fetch,
  milliseconds = limits.milliseconds,
): Promise<string> {
  const stop = new AbortController();
  let clock: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    clock = setTimeout(() => {
      reject(new FeedFault(`it was not read within ${limits.milliseconds / 1000} seconds`));
      stop.abort();
    }, milliseconds);
  });
  const read = async () => {
    const answer = await answerOf(address, stop.signal, get);
    if (!answer.ok) throw new FeedFault(`it answers with status ${answer.status}`);
    return textOf(answer);
  };
  try {
    return await Promise.race([read(), tooLate]);
  } catch (error) {
    if (error instanceof FeedFault) throw error;
    throw new FeedFault("its server cannot be reached");
  } finally {
    clearTimeout(clock);
    stop.abort();
  }
}
