import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";
import { ask } from "./lib/ask";
import { basePath } from "./lib/base-path";
import { compressFolder } from "./lib/compress";
import { hosting } from "../hosting/description";
import { hostFindings } from "./lib/host-findings";
import type { Host } from "./lib/host-transfer-findings";
import { hostFiles } from "./lib/hosts";
import { serveSite } from "./lib/site-server";
import { command, root, stopwatch, Stop } from "./lib/steps";

/**
 * The same questions to nginx and Caddy under the generated configuration, and to a plain file server.
 *   npm run test:hosts             what every host answers
 *   npm run test:hosts -- --load   then 100,000 requests for the home page from nginx (wrk)
 * The programs are Debian's: apt-get install nginx libnginx-mod-http-brotli-static caddy wrk.
 */
const work = mkdtempSync(path.join(tmpdir(), "site-hosts-"));
const folder = path.join(work, "site");
const has = (program: string) => spawnSync("which", [program]).status === 0;

function write(name: string, text: string) {
  const file = path.join(work, name);
  writeFileSync(file, text);
  return file;
}

/** Starts a program, waits until it answers and stops it after use. */
async function running(
  program: string,
  args: readonly string[],
  port: number,
  meanwhile: () => Promise<void>,
) {
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"], cwd: work });
  let complaint = "";
  child.stderr.on("data", (text: Buffer) => (complaint = `${complaint}${text}`.slice(-2_000)));
  const ended = once(child, "close");
  const answers = () => ask(port, "/").then(Boolean, () => false);
  try {
    for (let tries = 0; !(await answers()); tries += 1) {
      if (tries > 100 || child.exitCode !== null)
        throw new Stop(`${program} does not start:\n${complaint}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await meanwhile();
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** The generated server block inside the least that nginx needs around it. */
function nginxFile(block: string, port: number) {
  const brotli = existsSync(brotliModule);
  const own = block
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace(/root [^;]+;/, `root ${folder};`)
    .replace("include mime.types;", "include /etc/nginx/mime.types;")
    .replace(/^ *brotli_static on;\n/m, brotli ? "$&" : "");
  const stores = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return write(
    "nginx.conf",
    `${brotli ? `load_module ${brotliModule};` : ""}
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off; worker_processes 1; pid ${work}/nginx.pid; error_log stderr error;
events { worker_connections 512; }
http {
  sendfile on; tcp_nopush on; access_log off; types_hash_max_size 2048;
  ${stores.map((store) => `${store}_temp_path ${work}/${store};`).join(" ")}
${own}
}
`,
  );
}

function caddyFile(text: string, port: number) {
  const own = text
    .replace(/^adey\.example \{$/m, `http://127.0.0.1:${port} {`)
    .replace(/root \* .+/, `root * ${folder}`);
  return write("Caddyfile", `{\n\tadmin off\n\tauto_https off\n}\n${own}`);
}

/** 100,000 requests or twenty seconds, whichever is more. */
function load(port: number) {
  if (!has("wrk")) return console.log("  wrk is not installed: no load");
  const args = ["--threads=1", "--connections=32", "--duration=20s", "--latency"];
  const address = `http://127.0.0.1:${port}${basePath()}/`;
  const { stdout } = spawnSync("wrk", [...args, "-H", "Accept-Encoding: br", address], {
    encoding: "utf8",
  });
  console.log(stdout.replace(/^/gm, "  "));
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Stop("The load met errors, listed above.");
  const [, requests] = /(\d+) requests in/.exec(stdout) ?? [];
  if (Number(requests) < 100_000)
    console.log(`  only ${requests} requests: this machine is busy or slow`);
}

await command(async () => {
  if (!existsSync(path.join(root, "out")))
    throw new Stop("There is no out/: run npm run build first.");
  const elapsed = stopwatch();
  const { beside } = hostFiles({ hosting, basePath: basePath(), host: "adey.example" });
  const inside = path.join(folder, basePath());
  cpSync(path.join(root, "out"), inside, { recursive: true });
  const { files: compressed } = await compressFolder(inside);
  console.log(`${compressed} files compressed after ${elapsed()}`);

  const faults: string[] = [];
  async function examine(name: string, promises: Pick<Host, "sendsHeaders" | "precompressed">) {
    const host = { port, folder: inside, basePath: basePath(), hosting, ...promises };
    const found = await hostFindings(host);
    console.log(
      `${name}: ${found.length === 0 ? "all sound" : `${found.length} faults`} (${elapsed()})`,
    );
    for (const finding of found) console.log(`  ${finding}`);
    faults.push(...found);
  }

  const port = await getPort({ port: 4380 });
  const plain = await serveSite({ folder: inside, basePath: basePath(), port });
  await examine("plain file server", { sendsHeaders: false, precompressed: false });
  plain.close();

  if (has("nginx")) {
    const args = ["-c", nginxFile(beside["nginx.conf"] ?? "", port), "-p", work];
    await running("nginx", args, port, async () => {
      await examine("nginx", { sendsHeaders: true, precompressed: existsSync(brotliModule) });
      if (process.argv.includes("--load")) load(port);
    });
  } else console.log("nginx is not installed: not tested");
  if (has("caddy")) {
    const file = caddyFile(beside.Caddyfile ?? "", port);
    await running("caddy", ["run", "--config", file, "--adapter", "caddyfile"], port, () =>
      examine("Caddy", { sendsHeaders: true, precompressed: true }),
    );
  } else console.log("Caddy is not installed: not tested");
  if (faults.length > 0)
    throw new Stop(`${faults.length} answers are not what hosting/description.ts promises.`);
}).finally(() => rmSync(work, { recursive: true, force: true }));
