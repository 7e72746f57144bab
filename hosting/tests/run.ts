import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";
import { hostFindings } from "./findings";
import type { Host } from "./headers";
import { programs, running } from "./programs";
import { basePath } from "../../lib/node/base-path";
import { compressFolder } from "../compress-folder";
import { serveSite } from "../../lib/node/site-server";
import { command, root, stopwatch, Stop } from "../../lib/node/steps";

/**
 * Runs the same tests against nginx and Caddy with the configuration in hosting/, Apache with the one in out/, and a plain file server:
 * npm run test:hosts. The programs are Debian's: apt-get install nginx libnginx-mod-http-brotli-static caddy apache2.
 */
const work = mkdtempSync(path.join(tmpdir(), "site-hosts-"));
// Apache reads as another user than the one who starts it.
chmodSync(work, 0o755);
const folder = path.join(work, "site");
const inside = path.join(folder, basePath());

await command(async () => {
  if (!existsSync(path.join(root, "out")))
    throw new Stop("There is no out/: run npm run build first.");
  const elapsed = stopwatch();
  cpSync(path.join(root, "out"), inside, { recursive: true });
  const { files } = await compressFolder(inside);
  console.log(`${files} files compressed after ${elapsed()}`);

  const port = await getPort({ port: 4380 });
  let faults = 0;
  type Promised = Pick<Host, "sendsHeaders" | "precompressed" | "refusals">;
  async function examine(name: string, promised: Promised) {
    const host = { port, folder: inside, basePath: basePath(), ...promised };
    const found = await hostFindings(host);
    faults += found.length;
    console.log(`${name}: ${found.length ? `${found.length} faults` : "all sound"} (${elapsed()})`);
    for (const finding of found) console.log(`  ${finding}`);
  }

  const plain = await serveSite({ folder: inside, basePath: basePath(), port });
  const plainPromises = { sendsHeaders: false, precompressed: false, refusals: [400] };
  await examine("plain file server", plainPromises);
  plain.close();
  for (const { program, fileFor, args, ...promised } of programs) {
    if (spawnSync("which", [program]).status !== 0) {
      console.log(`${program} is not installed: not tested`);
      continue;
    }
    const place = { work, folder, port };
    const file = path.join(work, program);
    writeFileSync(file, fileFor(place));
    const questions = () => examine(program, { sendsHeaders: true, ...promised });
    await running(program, args(file, work), place, questions);
  }
  if (faults > 0) throw new Stop(`${faults} answers are not what hosting/description.ts promises.`);
}).finally(() => rmSync(work, { recursive: true, force: true }));
