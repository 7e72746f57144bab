// @ts-nocheck
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { firstFreePort, isTaken } from "./ports";
import { Stop } from "./steps";

/** Debian's packages webkit2gtk-driver and xvfb. */
const browser = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const driver = "/usr/bin/WebKitWebDriver";
const screen = "/usr/bin/Xvfb";

export const hasWebkit = () => [browser, driver, screen].every((file) => existsSync(file));

async function call(origin, method, path, body) {
  const answer = await fetch(origin + path, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** WebKitGTK's own small browser by WebDriver, on a screen that nobody sees. It tells no console, only what a page shows. */
export async function startWebkit() {
  const display = `:${(await firstFreePort(6070)) - 6000}`;
  const port = await firstFreePort(4655);
  const children = [
    spawn(screen, [display, "-screen", "0", "1400x1000x24"], { stdio: "ignore" }),
    spawn(driver, [`--port=${port}`], {
      stdio: "ignore",
      env: {
        ...process.env,
        DISPLAY: display,
        LIBGL_ALWAYS_SOFTWARE: "1",
        // Its sandbox needs rights that root in a container does not have; only our own pages are opened.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      },
    }),
  ];
  const stop = () => children.forEach((child) => child.kill("SIGTERM"));
  for (let tries = 0; !(await isTaken(port)); tries += 1) {
    if (tries > 100) {
      stop();
      throw new Stop("WebKitWebDriver does not start.");
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const origin = `http://127.0.0.1:${port}`;
  const options = { binary: browser, args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const { sessionId } = await call(origin, "POST", "/session", { capabilities });
  const send = (path, body) => call(origin, "POST", `/session/${sessionId}${path}`, body);
  return {
    name: "WebKit",
    problems: [],
    open: async (width) => {
      await send("/window/rect", { x: 0, y: 0, width, height: 900 });
      return {
        navigate: (url) => send("/url", { url }),
        evaluate: (expression) =>
          send("/execute/async", {
            script: `const done = arguments[arguments.length - 1];
              Promise.resolve().then(() => (${expression})).then(done, () => done(null));`,
            args: [],
          }),
        act: (source) => send("/actions", { actions: [source] }),
      };
    },
    close: async () => {
      await call(origin, "DELETE", `/session/${sessionId}`).catch(() => {});
      stop();
    },
  };
}
