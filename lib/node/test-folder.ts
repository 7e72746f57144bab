import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Creates a temporary folder for each test of a file. */
export function testFolder() {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "site-test-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const at = (...parts: string[]) => path.join(folder, ...parts);
  return {
    at,
    write(file: string, content: string | Buffer) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), content);
    },
  };
}
