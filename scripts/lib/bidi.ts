// @ts-nocheck
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Stop } from "./steps";

const startsWithinMs = 60_000;

/** What Firefox would otherwise ask its maker about, on every start. */
const quiet = [
  `user_pref("browser.shell.checkDefaultBrowser", false);`,
  `user_pref("browser.startup.page", 0);`,
  `user_pref("datareporting.policy.dataSubmissionEnabled", false);`,
  `user_pref("app.update.enabled", false);`,
  `user_pref("network.captive-portal-service.enabled", false);`,
  `user_pref("network.connectivity-service.enabled", false);`,
  `user_pref("services.settings.server", "");`,
  `user_pref("media.autoplay.default", 0);`,
];

/** Read by the page before anything else, so that no violation is missed. */
const listen = `() => addEventListener("securitypolicyviolation", (violation) =>
  console.error("policy " + violation.effectiveDirective + " blocked " + violation.blockedURI))`;

/** The browser prints where its WebDriver BiDi listens. */
function listening(child) {
  return new Promise((resolve, reject) => {
    let heard = "";
    const timer = setTimeout(
      () => reject(new Stop(`Firefox does not start:\n${heard}`)),
      startsWithinMs,
    );
    child.once("error", reject);
    child.stderr.on("data", (part) => {
      heard = (heard + part).slice(-4_000);
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(heard) ?? [];
      if (!address) return;
      clearTimeout(timer);
      resolve(`${address}/session`);
    });
  });
}

/**
 * Firefox by WebDriver BiDi, which it speaks itself: no driver program stands between.
 * @param {string} program
 */
export async function startFirefox(program) {
  const profile = mkdtempSync(path.join(tmpdir(), "site-firefox-"));
  writeFileSync(path.join(profile, "user.js"), quiet.join("\n"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"];
  const child = spawn(program, args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, HOME: profile, MOZ_HEADLESS_WIDTH: "1280", MOZ_HEADLESS_HEIGHT: "900" },
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  const socket = new WebSocket(await listening(child));
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Stop("Firefox hangs up.")), { once: true });
  });

  const waiting = new Map();
  /** What the console told as errors, the policy among them. */
  const problems = [];
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "event") {
      const { level, text, stackTrace } = message.params;
      if (level === "error") problems.push(`${text} (${stackTrace?.callFrames?.[0]?.url ?? ""})`);
      return;
    }
    const { resolve, reject } = waiting.get(message.id) ?? {};
    waiting.delete(message.id);
    if (message.type === "success") resolve?.(message.result);
    else reject?.(new Error(`${message.error}: ${message.message}`));
  });
  const send = (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });

  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  await send("script.addPreloadScript", { functionDeclaration: listen });
  return {
    name: "Firefox",
    problems,
    open: async (width) => {
      const { context } = await send("browsingContext.create", { type: "tab" });
      await send("browsingContext.setViewport", { context, viewport: { width, height: 900 } });
      return {
        navigate: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
        async evaluate(expression) {
          const target = { context };
          const asked = { expression, target, awaitPromise: true };
          const { type, result, exceptionDetails } = await send("script.evaluate", asked);
          if (type === "exception") throw new Error(exceptionDetails.text);
          return result.value;
        },
        act: (source) => send("input.performActions", { context, actions: [source] }),
      };
    },
    close: async () => {
      socket.close();
      child.kill("SIGTERM");
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
