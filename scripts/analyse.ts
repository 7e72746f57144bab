// @ts-nocheck
/**
 * Says which packages and which files of ours the scripts of a page consist of when it loads, by the bundler's own account.
 *   npm run analyse                               /, /room and /contact
 *   npm run analyse -- --pages=/home3,/plan       others
 *   npm run analyse -- --again                    another look at the last account, without a new one
 * Compressed sizes are each part's own: together they are somewhat more than the files weigh.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { scriptsAtLoad } from "./analyse/account";
import { kib, table } from "./bench/table";
import { childEnvironment, command, root, runTool, Stop } from "./lib/steps";

const mostRows = 25;
const snapshot = "site";

/** The account as facts, one a line. */
function readAccount() {
  const next = path.join(root, "node_modules/next/dist/bin/next");
  const { status, stdout } = spawnSync(
    process.execPath,
    [next, "analyze", "export", "--snapshot", snapshot],
    { cwd: root, env: childEnvironment({}), encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  if (status !== 0) throw new Stop("There is no account to read: run it without --again.");
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

function printPage(facts, page) {
  const shares = scriptsAtLoad(facts, page);
  if (shares.length === 0) throw new Stop(`No page has the address ${page}.`);
  const sum = (key) => shares.reduce((total, share) => total + share[key], 0);
  const rows = shares
    .slice(0, mostRows)
    .map(({ name, bytes, compressed }) => [name, kib(bytes), kib(compressed)]);
  rows.push([`all ${shares.length}`, kib(sum("bytes")), kib(sum("compressed"))]);
  console.log(`\n${table([page, "KiB", "compressed"], rows)}\n`);
}

await command(async () => {
  const { values } = parseArgs({
    options: {
      pages: { type: "string", default: "/,/room,/contact" },
      again: { type: "boolean", default: false },
    },
  });
  if (!values.again) {
    const { code } = await runTool("next", ["analyze", "--output", "--snapshot", snapshot]);
    if (code !== 0) throw new Stop("The bundler gave no account.");
  }
  const facts = readAccount();
  for (const page of values.pages.split(",")) printPage(facts, page);
});
