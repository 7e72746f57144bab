import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { copyProject } from "./project-copy";
import { expect } from "./test";

const root = process.cwd();
const tsx = pathToFileURL(path.join(root, "node_modules/tsx/dist/loader.mjs")).href;
const node = ["--import", tsx];

/** A copy of what an owner edits, without the masters of the pictures. */
function copyContent(folder: string) {
  cpSync(path.join(root, "content"), path.join(folder, "content"), {
    recursive: true,
    filter: (file) => !/\.(jpe?g|png)$/.test(file),
  });
}

/** The desk on a copy of what an owner edits. */
export async function openDesk() {
  const folder = mkdtempSync(path.join(tmpdir(), "desk-"));
  copyContent(folder);
  return startDesk(folder, root);
}

/** The desk on a copy of the project, which can be built. */
export async function openDeskOfCopy() {
  const folder = copyProject();
  return startDesk(folder, folder);
}

async function startDesk(folder: string, program: string) {
  const desk = spawn(
    process.execPath,
    [...node, "desk/main.ts", "--no-site", "--no-open", `--folder=${folder}`],
    { cwd: program, stdio: ["ignore", "pipe", "inherit"] },
  );
  const address = await new Promise<string>((resolve, reject) => {
    desk.stdout.on("data", (chunk: Buffer) => {
      const [found] = /http:\/\/localhost:\d+\/desk\//.exec(chunk.toString()) ?? [];
      if (found) resolve(found);
    });
    desk.on("close", () => reject(new Error("The desk has ended.")));
  });
  const inCopy = {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, TSX_TSCONFIG_PATH: path.join(root, "tsconfig.json") },
  } as const;
  return {
    address,
    folder,
    read: (file: string) => readFileSync(path.join(folder, "content", file), "utf8"),
    has: (folderName: string, id: string) =>
      readdirSync(path.join(folder, "content", folderName)).some((file) =>
        file.startsWith(`${id}.`),
      ),
    at: (file: string) => path.join(folder, "content", file),
    /** What `npm run check` says of the copy: the build reads its records in the same way. */
    check: () =>
      spawnSync(
        process.execPath,
        [...node, path.join(root, "scripts/check.ts"), "--count"],
        inCopy,
      ),
    /** What the pages show of the copy. */
    shown: (module: string, expression: string): unknown => {
      const url = pathToFileURL(path.join(root, module)).href;
      const program = `const content = await import(${JSON.stringify(url)}); console.log(JSON.stringify((${expression})(content)));`;
      const { stdout, stderr } = spawnSync(
        process.execPath,
        [...node, "--input-type=module", "--eval", program],
        inCopy,
      );
      if (stdout === "") throw new Error(stderr);
      return JSON.parse(stdout);
    },
    close() {
      desk.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** The desk with its list of what can be edited. */
export async function enter(page: Page, { address }: Desk) {
  await page.goto(address);
  await expect(page.getByText("Rooms of the Hostel")).toBeVisible();
}

const open = (page: Page, collection: string) =>
  page
    .getByRole("tree", { name: "Collection List" })
    .getByText(collection, { exact: true })
    .click();

/** A record in its form. */
export async function edit(page: Page, collection: string, record: string) {
  await open(page, collection);
  await page.getByRole("grid").getByText(record).click();
  await expect(page.getByRole("button", { name: "Save" })).toBeVisible();
}

export async function begin(page: Page, collection: string) {
  await open(page, collection);
  await page.getByRole("button", { name: "Create New Entry" }).click();
  await expect(page.getByRole("button", { name: "Save" })).toBeVisible();
}

/** The editor sets the label of a field apart with marks that nobody sees. */
export const fieldOf = (page: Page, label: string) =>
  page.getByRole("group", { name: new RegExp(`^“\\W?${label}\\W?” Field$`) });

const boxOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator("input, textarea")).first();

/** Fills in fields. A form that has just opened takes its first values once more: what was typed before then is typed again. */
export async function fill(page: Page, values: Readonly<Record<string, string>>) {
  await expect(async () => {
    for (const [label, value] of Object.entries(values)) await boxOf(page, label).fill(value);
    for (const [label, value] of Object.entries(values))
      await expect(boxOf(page, label)).toHaveValue(value, { timeout: 100 });
  }).toPass();
}

export async function choose(page: Page, label: string, option: string) {
  await page.getByRole("combobox", { name: label, exact: true }).first().click();
  await page.getByRole("option", { name: option, exact: true }).filter({ visible: true }).click();
}

/** Saves, and goes back to the list. */
export async function save(page: Page) {
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
  await expect(page.getByText(/saved/i).first()).toBeVisible();
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await expect(page.getByRole("tree", { name: "Collection List" })).toBeVisible();
}
