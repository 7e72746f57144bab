/*
 * The concierge of the first home page: a launcher and a panel of answers. No framework, no inline style, no markup from data.
 * The page adds this script and an empty #chatbot; AdeyConcierge.destroy() takes everything away again.
 */
(() => {
  const root = document.getElementById("chatbot");
  const base = document.currentScript?.src;
  // The guest may have left the page before the script arrived.
  if (!root || !base) return;

  const leaving = new AbortController();

  function make(name, properties, ...children) {
    const node = document.createElement(name);
    Object.assign(node, properties);
    node.append(...children);
    return node;
  }

  const stylesheet = make("link", { rel: "stylesheet", href: new URL("concierge.css", base).href });

  function contactLink(scheme, text) {
    return make("a", { href: `${scheme}:${text.replaceAll(" ", "")}`, textContent: text });
  }

  function draw(words) {
    const title = make("h2", { id: "concierge-title", tabIndex: -1, textContent: words.title });
    const close = make("button", { type: "button", className: "concierge-close", ariaLabel: words.close });
    const panel = make(
      "div",
      { id: "concierge-panel", className: "concierge-panel", role: "dialog", hidden: true },
      title,
      close,
      make("p", { textContent: words.text }),
      ...words.answers.map(({ title: question, text }) =>
        make("details", { name: "concierge" }, make("summary", { textContent: question }), make("p", { textContent: text })),
      ),
      make("p", { className: "concierge-reach" }, contactLink("tel", words.phone), contactLink("mailto", words.email)),
    );
    panel.setAttribute("aria-labelledby", title.id);

    const launcher = make(
      "button",
      { type: "button", className: "concierge-launcher" },
      make("span", { textContent: words.launch }),
    );
    launcher.setAttribute("aria-haspopup", "dialog");
    launcher.setAttribute("aria-controls", panel.id);

    function show(open) {
      panel.hidden = !open;
      launcher.setAttribute("aria-expanded", String(open));
    }
    function dismiss() {
      show(false);
      launcher.focus();
    }
    launcher.addEventListener("click", () => {
      show(panel.hidden);
      if (!panel.hidden) title.focus();
    });
    close.addEventListener("click", dismiss);
    root.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || panel.hidden) return;
      event.stopPropagation();
      dismiss();
    });
    // The label that comes with the pointer or the keyboard lies over the page: Escape takes it back until they return.
    const { signal } = leaving;
    document.addEventListener("keydown", ({ key }) => key === "Escape" && launcher.setAttribute("data-quiet", ""), { signal });
    for (const back of ["pointerenter", "focus"]) {
      launcher.addEventListener(back, () => launcher.removeAttribute("data-quiet"));
    }
    show(false);
    root.append(launcher, panel);
  }

  async function open() {
    try {
      const styled = new Promise((resolve, reject) => {
        stylesheet.onload = resolve;
        stylesheet.onerror = reject;
      });
      document.head.append(stylesheet);
      const answer = await fetch(new URL("answers.json", base), { signal: leaving.signal });
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
      const words = await answer.json();
      await styled;
      if (!leaving.signal.aborted) draw(words);
    } catch (reason) {
      if (!leaving.signal.aborted) console.error("Chatbot widget failed to load:", reason);
    }
  }

  window.AdeyConcierge = {
    destroy() {
      leaving.abort();
      root.replaceChildren();
      stylesheet.remove();
      delete window.AdeyConcierge;
    },
  };
  void open();
})();
