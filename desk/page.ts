import type { Masters } from "@/components/features/pictures/pictures";
import { collections } from "./collections";
import { editorSettings } from "./config";
import { deskFacts } from "./facts";

type Backend = { readonly name: string; readonly [setting: string]: unknown };

export type DeskPage = {
  readonly backend: Backend;
  readonly basePath: string;
  readonly local: boolean;
  /** Returns the current pictures, if the site was built before. */
  readonly masters?: Masters;
  readonly rooms?: readonly string[];
  readonly offers?: readonly string[];
};

/** The content security policy of the desk, by where it saves: before anybody signs in it allows only its own files. */
const hosts: Readonly<Record<string, string>> = {
  github: "https://api.github.com https://github.com https://*.githubusercontent.com",
  gitlab: "https://gitlab.com https://*.gravatar.com https://secure.gravatar.com",
};

function policyOf({ backend, local }: DeskPage): string {
  const signIn = typeof backend["base_url"] === "string" ? ` ${backend["base_url"]}` : "";
  const host = local ? "" : ` ${hosts[backend.name] ?? ""}${signIn}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    // The editor writes its styles into the page.
    "style-src 'self' 'unsafe-inline' blob:",
    `img-src 'self' blob: data:${host}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' blob: data:${host}`,
    "frame-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src blob: data:",
    "base-uri 'self'",
    "form-action 'none'",
  ].join("; ");
}

/** Leads to the pages about prices, which only the desk's own server has, in a tab of their own; the editor takes the space below. */
const pricesNav = `<nav class="desk-prices" aria-label="Prices"><a href="/desk/price/" target="prices">What a stay costs</a><a href="/desk/year/" target="prices">A year’s rates</a></nav><div id="nc-root"></div>`;

export function printDeskPage(desk: DeskPage): string {
  const { backend, basePath, local, masters, rooms, offers } = desk;
  const pages = Object.fromEntries(
    Object.entries(collections).map(([name, { page, named }]) => [name, { page, named }]),
  );
  const facts = {
    editor: { backend, ...editorSettings(rooms, offers) },
    ...deskFacts(basePath, masters),
    pages,
    basePath,
    local,
  };
  return `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta http-equiv="Content-Security-Policy" content="${policyOf(desk)}"/><meta name="robots" content="noindex, nofollow"/><meta name="referrer" content="same-origin"/><title>The owner's desk</title><link rel="icon" href="data:,"/><link rel="stylesheet" href="${basePath}/desk/desk.css"/></head><body>${local ? pricesNav : ""}<script type="application/json" id="desk-facts">${JSON.stringify(facts).replaceAll("<", "\\u003c")}</script><script type="module" src="${basePath}/desk/desk.js"></script></body></html>
`;
}
