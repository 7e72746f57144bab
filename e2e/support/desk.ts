import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { copyProject } from "./project-copy";
import { expect as expectSoon } from "./test";

const root = process.cwd();

/** The editor is a large program, so tests of the desk allow more time for each step on a busy machine. */
export const expect = expectSoon.configure({ timeout: 60_000 });
const tsx = pathToFileURL(path.join(root, "node_modules/tsx/dist/loader.mjs")).href;
const node = ["--import", tsx];

/** Starts the desk on a copy of what an owner edits, without the masters of the pictures. */
export async function openDesk() {
  const folder = mkdtempSync(path.join(tmpdir(), "desk-"));
  cpSync(path.join(root, "content/records"), path.join(folder, "content/records"), {
    recursive: true,
    filter: (file) => !/\.(jpe?g|png)$/.test(file),
  });
  return startDesk(folder, root);
}

/** Starts the desk on a copy of the project, which can be built. */
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
    read: (file: string) => readFileSync(path.join(folder, "content/records", file), "utf8"),
    has: (folderName: string, id: string) =>
      readdirSync(path.join(folder, "content/records", folderName)).some((file) =>
        file.startsWith(`${id}.`),
      ),
    at: (file: string) => path.join(folder, "content/records", file),
    /** Runs `npm run check` on the copy, which reads its records as the build does. */
    check: () =>
      spawnSync(
        process.execPath,
        [...node, path.join(root, "scripts/check.ts"), "--count"],
        inCopy,
      ),
    /** Evaluates an expression over the exports of these modules, which read the copy's records as the pages do. */
    shown: (modules: readonly string[], expression: string): unknown => {
      const urls = modules.map((module) => pathToFileURL(path.join(root, module)).href);
      const program = `const content = Object.assign({}, ...(await Promise.all(${JSON.stringify(urls)}.map((url) => import(url))))); console.log(JSON.stringify((${expression})(content)));`;
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

/** The files that the editor reads and writes, by their relative paths. */
const recordsOf = (folder: string) =>
  readdirSync(path.join(folder, "content"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(md|yaml)$/.test(file))
    .map((file) => {
      const text = readFileSync(path.join(folder, "content", file), "utf8");
      return { parts: ["content", ...file.split(path.sep)], text };
    });

/** A browser without a window has no folder dialog, so the folder is the browser's own (OPFS), filled with the desk's records. */
async function provideFolder(page: Page, { address, folder }: Desk) {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${address}desk.css`);
  await page.evaluate(async (records) => {
    const root = await navigator.storage.getDirectory();
    // The editor accepts a repository only.
    await root.getDirectoryHandle(".git", { create: true });
    const put = async ({ parts, text }: (typeof records)[number]) => {
      let place = root;
      for (const name of parts.slice(0, -1))
        place = await place.getDirectoryHandle(name, { create: true });
      const file = await place.getFileHandle(parts.at(-1) ?? "", { create: true });
      const writable = await file.createWritable();
      await writable.write(text);
      await writable.close();
    };
    await Promise.all(records.map(put));
  }, recordsOf(folder));
}

const collections = (page: Page) => page.getByRole("tree", { name: "Collection List" });

/** Opens the desk, with what its folder holds now, at its list of what can be edited, unless it is there already. */
export async function enter(page: Page, desk: Desk) {
  const list = collections(page);
  if (await list.isVisible()) return;
  await provideFolder(page, desk);
  await page.goto(desk.address);
  const choose = page.getByRole("button", { name: "Work with Local Repository" });
  // The folder is chosen once.
  await choose.or(list).waitFor();
  if (await choose.isVisible()) await choose.click();
  await list.waitFor();
}

/** Copies what the editor has written and removed from the browser's folder to the desk's, as in a folder that somebody chose. */
export async function bringHome(page: Page, { folder }: Desk) {
  const files = await page.evaluate(async () => {
    const found: { file: string; bytes: string }[] = [];
    const walk = async (place: FileSystemDirectoryHandle, at: string) => {
      for await (const [name, handle] of place.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${at}${name}/`);
        else if (handle instanceof FileSystemFileHandle) {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
          found.push({ file: at + name, bytes: btoa(text) });
        }
      }
    };
    const root = await navigator.storage.getDirectory();
    await walk(await root.getDirectoryHandle("content"), "content/");
    return found;
  });
  const there = new Set(files.map(({ file }) => file));
  for (const { parts } of recordsOf(folder))
    if (!there.has(parts.join("/"))) rmSync(path.join(folder, ...parts));
  for (const { file, bytes } of files)
    writeFileSync(path.join(folder, file), Buffer.from(bytes, "base64"));
}

const open = (page: Page, collection: string) =>
  collections(page).getByText(collection, { exact: true }).click();

export async function edit(page: Page, collection: string, record: string) {
  await open(page, collection);
  await page.getByRole("grid").getByText(record).click();
  await page.getByRole("button", { name: "Save" }).waitFor();
}

export async function begin(page: Page, collection: string) {
  await open(page, collection);
  await page.getByRole("button", { name: "Create New Entry" }).click();
  await page.getByRole("button", { name: "Save" }).waitFor();
}

/** The editor marks the label of a field with invisible characters. */
export const fieldOf = (page: Page, label: string) =>
  page.getByRole("group", { name: new RegExp(`^“\\W?${label}\\W?” Field$`) });

const boxOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator("input, textarea")).first();

/**
 * Fills in fields. The editor renders the lower fields of a form once it is scrolled, and a newly opened form resets to its first values
 * once, so the text may have to be typed again.
 */
export async function fill(page: Page, values: Readonly<Record<string, string>>) {
  await expect(async () => {
    for (const [label, value] of Object.entries(values)) {
      if ((await boxOf(page, label).count()) === 0)
        await page
          .getByRole("group", { name: /Field$/ })
          .last()
          .scrollIntoViewIfNeeded();
      await boxOf(page, label).fill(value, { timeout: 1000 });
    }
    for (const [label, value] of Object.entries(values))
      await expect(boxOf(page, label)).toHaveValue(value, { timeout: 100 });
  }).toPass({ timeout: 60_000 });
}

export async function choose(page: Page, label: string, option: string) {
  await page.getByRole("combobox", { name: label, exact: true }).first().click();
  await page.getByRole("option", { name: option, exact: true }).filter({ visible: true }).click();
}

/** Leaves a record unsaved. */
export async function leave(page: Page) {
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await collections(page).waitFor();
}

export async function save(page: Page, desk: Desk) {
  await page.getByRole("button", { name: "Save" }).click();
  await collections(page).waitFor();
  await bringHome(page, desk);
}
