import { readFileSync } from "node:fs";
import path from "node:path";
import type { Hosting } from "../../hosting/description";
import { root } from "../lib/steps";

/** `host` is the name the site is published under. */
export type HostedSite = {
  readonly hosting: Hosting;
  readonly basePath: string;
  readonly host: string;
};
export type Files = Readonly<Record<string, string>>;

export const note = "Written by scripts/hosts.ts from hosting/description.ts: change it there.";
export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
export const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
export const lines = (all: readonly string[]) => all.join("\n");

/** A file of hosting/templates with its {{names}} filled in. */
export function filled(name: string, values: Files): string {
  const template = readFileSync(path.join(root, "hosting/templates", `${name}.template`), "utf8");
  return template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? "");
}

/** Under a sub-path the root of the host leads to the site. */
export function redirectsOf({ hosting, basePath }: HostedSite): [from: string, to: string][] {
  const moved = hosting.redirects.map(({ from, to }): [string, string] => [
    basePath + from,
    basePath + to,
  ]);
  return basePath ? [["/", `${basePath}/`], ...moved] : moved;
}

/** What most templates name in the same words. */
export function shared({ hosting, basePath, host }: HostedSite): Files {
  const { forGood, otherwise } = hosting.caching;
  return { note, basePath, host, otherwise, forGood: forGood.value, notFound: hosting.notFound };
}
