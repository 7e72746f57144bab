/** @jest-environment node */
import { spawnSync } from "node:child_process";
import path from "node:path";

/** Runs the check as if this Node had another version. */
function checkUnder(version: string) {
  const pretend = `Object.defineProperty(process.versions, "node", { value: "${version}" });`;
  const script = path.join(process.cwd(), "scripts/require-node.cjs");
  const { status, stderr } = spawnSync(process.execPath, [
    "--eval",
    `${pretend} require(${JSON.stringify(script)});`,
  ]);
  return { status, stderr: stderr.toString() };
}

test.each(["0.12.18", "18.20.4", "20.18.3", "21.7.3", "22.15.1", "23.11.1"])(
  "Node %s ends with one clear sentence",
  (version) => {
    const { status, stderr } = checkUnder(version);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      new RegExp(
        `^This site needs Node 20\\.19, 22\\.16, 24\\.0 or newer and found ${version}: .*\n$`,
      ),
    );
  },
);

test.each(["20.19.0", "22.16.0", "24.0.0", "100.0.0"])("Node %s is welcome", (version) => {
  expect(checkUnder(version)).toEqual({ status: 0, stderr: "" });
});
