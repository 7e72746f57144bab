import { readStored, writeStored } from "@/lib/browser/storage";
import { mediaTimeoutMs } from "@/lib/browser/timing";

export type Media =
  { kind: "image" | "video"; url: string } | { kind: "frame"; url: string } | { kind: "invalid" };

const storageKey = "mediaTypes";
const mostKept = 50;

const endings: readonly [kind: "image" | "video", pattern: RegExp][] = [
  ["video", /\.(mp4|m4v|webm|ogv|mov)$/i],
  ["image", /\.(avif|webp|jpe?g|png|gif|svg)$/i],
];

/** Finds out what an address shows: by its host or its extension, else by a request, as the specification requires (section 7). */
export async function detectMedia(address: string): Promise<Media> {
  const url = webAddress(address);
  if (!url) return { kind: "invalid" };
  const player = playerAddress(url);
  if (player) return { kind: "frame", url: player };
  const known = endings.find(([, pattern]) => pattern.test(url.pathname));
  const kind = known ? known[0] : await askedKind(url.href);
  return kind === "invalid" ? { kind } : { kind, url: url.href };
}

function webAddress(address: string): URL | null {
  if (!URL.canParse(address, document.baseURI)) return null;
  const url = new URL(address, document.baseURI);
  return /^https?:$/.test(url.protocol) ? url : null;
}

/** The player page of a known host: YouTube without its cookies, Vimeo without its tracking. */
function playerAddress(url: URL): string | null {
  const host = url.hostname.replace(/^(www|m)\./, "");
  const path = url.pathname.split("/").filter(Boolean);
  if (host === "youtu.be") return youtube(path[0]);
  if (host === "youtube.com" || host === "youtube-nocookie.com") {
    const named = /^(embed|shorts|live|v)$/.test(path[0] ?? "");
    return youtube(named ? path[1] : url.searchParams.get("v"));
  }
  if (host === "vimeo.com" || host === "player.vimeo.com") {
    const at = path.findIndex((part) => /^\d+$/.test(part));
    return vimeo(path[at], path[at + 1] ?? url.searchParams.get("h"));
  }
  return null;
}

function youtube(id: string | null | undefined): string | null {
  if (!id || !/^[\w-]{6,}$/.test(id)) return null;
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
}

function vimeo(id: string | undefined, unlisted: string | null): string | null {
  if (!id) return null;
  const key = unlisted && /^\w+$/.test(unlisted) ? `&h=${unlisted}` : "";
  return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key}`;
}

type Kind = "image" | "video" | "invalid";

async function askedKind(url: string): Promise<Kind> {
  const kept = readKinds();
  const known = kept.find(([address]) => address === url);
  if (known) return known[1];
  const answered = await ask(url);
  if (!answered) return "invalid";
  writeStored(storageKey, JSON.stringify([...kept, [url, answered]].slice(-mostKept)));
  return answered;
}

/** Null where no answer came, so that a failure is not remembered. */
async function ask(url: string): Promise<Kind | null> {
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(), mediaTimeoutMs);
  try {
    const response = await fetch(url, { signal: request.signal, credentials: "omit" });
    if (!response.ok) return null;
    const type = response.headers.get("content-type") ?? "";
    return /^video\//i.test(type) ? "video" : /^image\//i.test(type) ? "image" : "invalid";
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    // Only the headers are needed, so the body is cancelled.
    request.abort();
  }
}

function readKinds(): [string, Kind][] {
  try {
    const kept: unknown = JSON.parse(readStored(storageKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(entry: unknown): entry is [string, Kind] {
  return (
    Array.isArray(entry) &&
    typeof entry[0] === "string" &&
    (entry[1] === "image" || entry[1] === "video" || entry[1] === "invalid")
  );
}
