/** @jest-environment node */
import { chmodSync } from "node:fs";
import { findChromium } from "./chromium";
import { testFolder } from "./test-folder";

const { at, write } = testFolder();
const { platform } = process;
const { env } = process;
afterEach(() => {
  process.env = env;
  Object.defineProperty(process, "platform", { value: platform });
});

test.each(["ProgramFiles", "ProgramFiles(x86)", "LocalAppData"])(
  "on Windows Chrome is found below %s, without starting it",
  async (name) => {
    Object.defineProperty(process, "platform", { value: "win32" });
    const file = "Google/Chrome/Application/chrome.exe";
    write(file, "no program here");
    chmodSync(at(file), 0o600);
    process.env = { NODE_ENV: "test", PATH: "", [name]: at() };
    expect(await findChromium()).toBe(at(file));
  },
);
