/** The JSON of app/concierge/answers.json/route.ts. */
export type ConciergeAnswers = {
  readonly title: string;
  readonly text: string;
  readonly close: string;
  readonly answers: readonly { readonly title: string; readonly text: string }[];
  readonly phone: string;
  readonly email: string;
};

/**
 * app/concierge/concierge.js/route.ts serves the text of this function as a script, so it may only use what every browser has.
 * chatbot.client.tsx describes what it does for guests.
 */
export function startConcierge(): void {
  const root = document.getElementById("chatbot");
  const script = document.currentScript;
  if (!root || !(script instanceof HTMLScriptElement)) return;
  const { label, elsewhere } = root.dataset;
  const base = script.src;

  const leaving = new AbortController();

  function make<Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    properties: Partial<HTMLElementTagNameMap[Name]>,
    ...children: readonly Node[]
  ) {
    const node = document.createElement(name);
    Object.assign(node, properties);
    node.append(...children);
    return node;
  }

  const sheet = (file: string) =>
    make("link", { rel: "stylesheet", href: new URL(file, base).href });
  const stylesheet = sheet("concierge.css");
  const panelSheet = sheet("panel.css");

  const fetched = (link: HTMLLinkElement) =>
    new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = reject;
      document.head.append(link);
    });

  const contactLink = (scheme: string, text: string) =>
    make("a", { href: `${scheme}:${text.replaceAll(" ", "")}`, textContent: text });

  const drawPanel = (words: ConciergeAnswers) => {
    const title = make("h2", { id: "concierge-title", tabIndex: -1, textContent: words.title });
    const close = make("button", {
      type: "button",
      className: "concierge-close",
      ariaLabel: words.close,
    });
    const panel = make(
      "div",
      { id: "concierge-panel", className: "concierge-panel", role: "dialog", hidden: true },
      title,
      close,
      make("p", { textContent: words.text }),
      make(
        "p",
        { className: "concierge-reach" },
        contactLink("tel", words.phone),
        contactLink("mailto", words.email),
      ),
      ...words.answers.map((answer) =>
        make(
          "details",
          { name: "concierge" },
          make("summary", { textContent: answer.title }),
          make("p", { textContent: answer.text }),
        ),
      ),
    );
    panel.setAttribute("aria-labelledby", title.id);
    close.addEventListener("click", dismiss);
    root.append(panel);
    return { panel, title };
  };

  const launcher = make(
    "button",
    { type: "button", className: "concierge-launcher" },
    make("span", { textContent: label }),
  );
  launcher.setAttribute("aria-haspopup", "dialog");

  let opened: ReturnType<typeof drawPanel> | undefined;
  function show(open: boolean) {
    if (opened) opened.panel.hidden = !open;
    launcher.setAttribute("aria-expanded", String(open));
  }
  function dismiss() {
    launcher.focus();
    show(false);
  }

  async function fetchPanel() {
    const dressed = fetched(panelSheet).catch(() => {});
    const answer = await fetch(new URL("answers.json", base), { signal: leaving.signal });
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
    const words: ConciergeAnswers = await answer.json();
    await dressed;
    opened = drawPanel(words);
    launcher.setAttribute("aria-controls", opened.panel.id);
  }
  function report(reason: unknown) {
    // The specification wants this failure in the console (section 8).
    // eslint-disable-next-line no-console
    if (!leaving.signal.aborted) console.error("Chatbot widget failed to load:", reason);
  }
  let underWay: Promise<void> | undefined;
  function prepare() {
    underWay ??= fetchPanel().catch((reason) => {
      underWay = undefined;
      report(reason);
    });
    return underWay;
  }

  const { signal } = leaving;
  let clicked = false;
  launcher.addEventListener("click", async () => {
    if (clicked) return;
    clicked = true;
    await prepare();
    if (!opened) await prepare();
    clicked = false;
    if (signal.aborted) return;
    if (!opened) {
      if (elsewhere) location.assign(elsewhere);
      return;
    }
    show(Boolean(opened.panel.hidden));
    if (!opened.panel.hidden) opened.title.focus();
  });
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || (opened?.panel.hidden ?? true)) return;
    event.stopPropagation();
    dismiss();
  });
  const closeBehind = ({ target }: Event) => {
    if (!(target instanceof Node && root.contains(target))) show(false);
  };
  for (const sign of ["focusin", "pointerdown"])
    document.addEventListener(sign, closeBehind, { signal });
  document.addEventListener(
    "keydown",
    ({ key }) => key === "Escape" && launcher.setAttribute("data-quiet", ""),
    { signal },
  );
  for (const sign of ["pointerenter", "focus"]) {
    launcher.addEventListener(sign, () => {
      launcher.removeAttribute("data-quiet");
      void prepare();
    });
  }

  window.AdeyConcierge = {
    destroy() {
      leaving.abort();
      root.replaceChildren();
      stylesheet.remove();
      panelSheet.remove();
      delete window.AdeyConcierge;
    },
  };
  show(false);
  fetched(stylesheet)
    .then(() => {
      if (!leaving.signal.aborted) root.append(launcher);
    })
    .catch(report);
}
