import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";
import { ask } from "./hosts/ask";
import { hostFindings } from "./hosts/findings";
import { basePath } from "./lib/base-path";
import { compressFolder } from "./lib/compress";
import { serveSite } from "./lib/site-server";
import { command, root, stopwatch, Stop } from "./lib/steps";

/**
 * The same questions to nginx and Caddy under the configuration in hosting/, and to a plain file server: npm run test:hosts.
 * The programs are Debian's: apt-get install nginx libnginx-mod-http-brotli-static caddy.
 */
const work = mkdtempSync(path.join(tmpdir(), "site-hosts-"));
const folder = path.join(work, "site");
const inside = path.join(folder, basePath());
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const hasBrotli = existsSync(brotliModule);

/** A file of hosting/, with the sub-path in front of the paths that it names. */
const configuration = (name: string) =>
  readFileSync(path.join(root, "hosting", name), "utf8").replace(
    /\/(?=_next\/static\/|pictures\/|404\.html)/g,
    `${basePath()}/`,
  );

/** The server block inside the least that nginx needs around it. */
function nginxFile(port: number) {
  const own = configuration("nginx.conf")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace(/root [^;]+;/, `root ${folder};`)
    .replace("include mime.types;", "include /etc/nginx/mime.types;")
    .replace(/^ *brotli_static on;\n/m, hasBrotli ? "$&" : "");
  const stores = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `${hasBrotli ? `load_module ${brotliModule};` : ""}
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off; worker_processes 1; pid ${work}/nginx.pid; error_log stderr error;
events { worker_connections 512; }
http {
  sendfile on; tcp_nopush on; access_log off; types_hash_max_size 2048;
  ${stores.map((store) => `${store}_temp_path ${work}/${store};`).join(" ")}
${own}
}
`;
}

function caddyFile(port: number) {
  const own = configuration("Caddyfile")
    .replace(/^adey\.example \{$/m, `http://127.0.0.1:${port} {`)
    .replace(/root \* .+/, `root * ${folder}`);
  return `{\n\tadmin off\n\tauto_https off\n}\n${own}`;
}

const programs = [
  {
    program: "nginx",
    precompressed: hasBrotli,
    fileFor: nginxFile,
    args: (file: string) => ["-c", file, "-p", work],
  },
  {
    program: "caddy",
    precompressed: true,
    fileFor: caddyFile,
    args: (file: string) => ["run", "--config", file, "--adapter", "caddyfile"],
  },
];

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
  try {
    for (let tries = 0; !(await ask(port, "/").catch(() => undefined)); tries += 1) {
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

await command(async () => {
  if (!existsSync(path.join(root, "out")))
    throw new Stop("There is no out/: run npm run build first.");
  const elapsed = stopwatch();
  cpSync(path.join(root, "out"), inside, { recursive: true });
  const { files } = await compressFolder(inside);
  console.log(`${files} files compressed after ${elapsed()}`);

  const port = await getPort({ port: 4380 });
  let faults = 0;
  async function examine(name: string, sendsHeaders: boolean, precompressed: boolean) {
    const host = { port, folder: inside, basePath: basePath(), sendsHeaders, precompressed };
    const found = await hostFindings(host);
    faults += found.length;
    console.log(`${name}: ${found.length ? `${found.length} faults` : "all sound"} (${elapsed()})`);
    for (const finding of found) console.log(`  ${finding}`);
  }

  const plain = await serveSite({ folder: inside, basePath: basePath(), port });
  await examine("plain file server", false, false);
  plain.close();
  for (const { program, precompressed, fileFor, args } of programs) {
    if (spawnSync("which", [program]).status !== 0) {
      console.log(`${program} is not installed: not tested`);
      continue;
    }
    const file = path.join(work, program);
    writeFileSync(file, fileFor(port));
    await running(program, args(file), port, () => examine(program, true, precompressed));
  }
  if (faults > 0) throw new Stop(`${faults} answers are not what hosting/description.ts promises.`);
}).finally(() => rmSync(work, { recursive: true, force: true }));
