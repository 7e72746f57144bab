/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { site } from "@/content/model/site";
import { backendOf } from "./backend";
import { printDeskPage } from "./page";
import { publishDesk } from "./published";
import { sentencesFor } from "./rules";

const root = process.cwd();

describe("the published desk", () => {
  const repository = { host: "github", name: "adey/website", branch: "main" } as const;

  test("is not there unless it is asked for", async () => {
    const out = mkdtempSync(path.join(tmpdir(), "desk-test-"));
    expect(await publishDesk(root, out, "", { ...site, desk: false })).toBe(false);
    expect(readdirSync(out)).toEqual([]);
    rmSync(out, { recursive: true });
  });

  test("adds its own folder and touches nothing else", async () => {
    const out = mkdtempSync(path.join(tmpdir(), "desk-test-"));
    expect(await publishDesk(root, out, "", { ...site, desk: true, repository })).toBe(true);
    expect(readdirSync(out)).toEqual(["desk"]);
    const scripts = readdirSync(path.join(out, "desk")).filter((file) => file.endsWith(".js"));
    const texts = scripts.map((file) => readFileSync(path.join(out, "desk", file), "utf8"));
    expect(texts.join("")).not.toContain("cdn.jsdelivr.net");
    rmSync(out, { recursive: true });
  });

  test("cannot be asked for without a repository", () => {
    const fields = { ...site, desk: true, repository: undefined };
    expect(sentencesFor("site", "content/records/site.yaml", fields)).toEqual([
      "content/records/site.yaml: repository is missing; it should be the repository in which a live desk saves: its host and its name.",
    ]);
  });

  const page = printDeskPage({
    backend: backendOf({ repository }),
    basePath: "/resort",
    local: false,
  });

  test("is hidden from search engines, runs no script of its document and asks its own host alone", () => {
    expect(page).toContain('<meta name="robots" content="noindex, nofollow"/>');
    const [, policy = ""] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).not.toMatch(/'unsafe-eval'|script-src[^;]*'unsafe-inline'|[\s;]\*[\s;]/);
    const hosts = policy.match(/https:\/\/[^\s;]+/g) ?? [];
    expect(new Set(hosts)).toEqual(
      new Set(["https://api.github.com", "https://github.com", "https://*.githubusercontent.com"]),
    );
    expect(page.match(/<script(?![^>]*application\/json)[^>]*>/g)).toEqual([
      '<script type="module" src="/resort/desk/desk.js">',
    ]);
  });

  test("is signed in to with a token, unless the house keeps a service for it", () => {
    expect(backendOf({ repository })).toMatchObject({ auth_methods: ["token"] });
    const signIn = "https://sign-in.example";
    expect(backendOf({ repository: { ...repository, signIn } })).toMatchObject({
      base_url: signIn,
    });
  });

  test("is signed in to with an account of GitLab where that knows the desk", () => {
    const gitlab = { ...repository, host: "gitlab", application: "a1b2" } as const;
    const backend = backendOf({ repository: gitlab });
    expect(backend).toMatchObject({ name: "gitlab", auth_type: "pkce", app_id: "a1b2" });
    expect(backend).not.toHaveProperty("auth_methods");
    const fields = { ...site, repository: { ...gitlab, host: "github" } };
    expect(sentencesFor("site", "content/records/site.yaml", fields)).toEqual([
      'content/records/site.yaml: repository, application is "a1b2"; leave it empty: only GitLab signs people in without a service.',
    ]);
  });
});
