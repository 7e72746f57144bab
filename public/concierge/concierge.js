/* What is to be said about it stands in components/pages/home-booking/chatbot.client.tsx. */
(() => {
  const root = document.getElementById("chatbot");
  const base = document.currentScript?.src;
  if (!root || !base) return;

  const leaving = new AbortController();

  function make(name, properties, ...children) {
    const node = document.createElement(name);
    Object.assign(node, properties);
    node.append(...children);
    return node;
  }

  const sheet = (file) => make("link", { rel: "stylesheet", href: new URL(file, base).href });
  const stylesheet = sheet("concierge.css");
  const panelSheet = sheet("panel.css");

  function fetched(link) {
    return new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = reject;
      document.head.append(link);
    });
  }

  function contactLink(scheme, text) {
    return make("a", { href: `${scheme}:${text.replaceAll(" ", "")}`, textContent: text });
  }

  function drawPanel(words) {
    const title = make("h2", { id: "concierge-title", tabIndex: -1, textContent: words.title });
    const close = make("button", { type: "button", className: "concierge-close", ariaLabel: words.close });
    const panel = make(
      "div",
      { id: "concierge-panel", className: "concierge-panel", role: "dialog", hidden: true },
      title,
      close,
      make("p", { textContent: words.text }),
      make("p", { className: "concierge-reach" }, contactLink("tel", words.phone), contactLink("mailto", words.email)),
      ...words.answers.map(({ title: question, text }) =>
        make("details", { name: "concierge" }, make("summary", { textContent: question }), make("p", { textContent: text })),
      ),
    );
    panel.setAttribute("aria-labelledby", title.id);

    close.addEventListener("click", dismiss);
    panel.hidden = true;
    root.append(panel);
    return { panel, title };
  }

  const launcher = make(
    "button",
    { type: "button", className: "concierge-launcher" },
    make("span", { textContent: root.dataset.label }),
  );
  launcher.setAttribute("aria-haspopup", "dialog");

  let opened;
  function show(open) {
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
    const words = await answer.json();
    await dressed;
    opened = drawPanel(words);
    launcher.setAttribute("aria-controls", opened.panel.id);
  }
  function report(reason) {
    if (!leaving.signal.aborted) console.error("Chatbot widget failed to load:", reason);
  }
  let underWay;
  function prepare() {
    underWay ??= fetchPanel().catch((reason) => {
      underWay = undefined;
      report(reason);
    });
    return underWay;
  }

  const { signal } = leaving;
  let pressed = false;
  launcher.addEventListener("click", async () => {
    if (pressed) return;
    pressed = true;
    await prepare();
    if (!opened) await prepare();
    pressed = false;
    if (signal.aborted) return;
    if (!opened) return location.assign(root.dataset.elsewhere);
    show(opened.panel.hidden);
    if (!opened.panel.hidden) opened.title.focus();
  });
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || (opened?.panel.hidden ?? true)) return;
    event.stopPropagation();
    dismiss();
  });
  for (const sign of ["focusin", "pointerdown"]) {
    document.addEventListener(sign, ({ target }) => root.contains(target) || show(false), { signal });
  }
  document.addEventListener("keydown", ({ key }) => key === "Escape" && launcher.setAttribute("data-quiet", ""), { signal });
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
    .then(() => leaving.signal.aborted || root.append(launcher))
    .catch(report);
})();
