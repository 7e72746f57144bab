import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { basePath } from "@/lib/node/base-path";
import { root, Stop } from "@/lib/node/steps";
import { ask } from "../../lib/node/ask";

/** The folders for a program's files and for the site, and the port. */
interface Place {
  work: string;
  folder: string;
  port: number;
}

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const hasBrotli = existsSync(brotliModule);

/** Reads a file of hosting/ and adds the base path to its paths. */
const configuration = (name: string) =>
  readFileSync(path.join(root, "hosting", name), "utf8").replace(
    /\/(?=(_next\/static|pictures|social|icons|\.well-known)\/|404\.html)/g,
    `${basePath()}/`,
  );

/** The minimal nginx configuration around the server block. */
function nginxFile({ work, folder, port }: Place) {
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

function caddyFile({ folder, port }: Place) {
  const own = configuration("Caddyfile")
    .replace(/^adey\.example \{$/m, `http://127.0.0.1:${port} {`)
    .replace(/root \* .+/, `root * ${folder}`);
  return `{\n\tadmin off\n\tauto_https off\n}\n${own}`;
}

const apacheModules = "/usr/lib/apache2/modules";

/** The minimal Apache configuration around the file in the published folder. */
function apacheFile({ work, folder, port }: Place) {
  const names =
    "mpm_event authz_core dir autoindex negotiation mime headers rewrite filter deflate".split(" ");
  return `${names.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`).join("\n")}
Listen 127.0.0.1:${port}
ServerName 127.0.0.1
ServerRoot ${work}
DefaultRuntimeDir ${work}
PidFile ${work}/apache.pid
ErrorLog ${work}/apache.log
LogLevel error
${process.getuid?.() === 0 ? "User www-data\nGroup www-data" : ""}
TypesConfig /etc/mime.types
DirectoryIndex index.html
DocumentRoot ${folder}
<Directory ${folder}>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
</Directory>
`;
}

/** The programs that run with the configuration in hosting/. */
export const programs = [
  {
    program: "nginx",
    precompressed: hasBrotli,
    refusals: [400],
    fileFor: nginxFile,
    args: (file: string, work: string) => ["-c", file, "-p", work],
  },
  {
    program: "caddy",
    precompressed: true,
    refusals: [400],
    fileFor: caddyFile,
    args: (file: string) => ["run", "--config", file, "--adapter", "caddyfile"],
  },
  {
    program: "apache2",
    precompressed: false,
    // The server itself answers an encoded slash with 404, before it reads .htaccess.
    refusals: [400, 404],
    fileFor: apacheFile,
    args: (file: string) => ["-f", file, "-DFOREGROUND"],
  },
];

/** Starts a program, waits until it responds, and stops it after use. */
export async function running(
  program: string,
  args: readonly string[],
  { work, port }: Place,
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
