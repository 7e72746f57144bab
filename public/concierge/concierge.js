/*
 * The concierge of the first home page: a launcher and a panel of answers. No framework, no inline style, no markup from data.
 * The page adds this script and an empty #chatbot; AdeyConcierge.destroy() takes everything away again.
 * Its sheets use the site's tokens, so it wears the variant and the theme of its page; they are served as they are written, so what is
 * to be said about them stands here. At the top of a phone's first view the launcher would lie on the hero's own controls; on wide
 * windows it is a tab at the right edge, as the hero's telephone is one at the left, clear of the hero's arrows and bar; in a low window it
 * floats over nothing and stands at the end of the page. Forced colours paint no ground of ours, and its signs are grounds behind a mask.
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

  const sheet = (file) => make("link", { rel: "stylesheet", href: new URL(file, base).href });
  const stylesheet = sheet("concierge.css");
  const panelSheet = sheet("panel.css");

  /** Puts a sheet into the page; told when it is there. */
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

  function draw(words) {
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
    // Closed, a launcher that lies over content hides (yield-to-content.ts) unless the keyboard is on it already.
    function dismiss() {
      launcher.focus();
      show(false);
    }
    let dressed;
    // The answers can be read without their sheet too.
    const dress = () => (dressed ??= fetched(panelSheet).catch(() => {}));
    for (const sign of ["pointerenter", "focus"]) launcher.addEventListener(sign, dress);
    launcher.addEventListener("click", async () => {
      await dress();
      show(panel.hidden);
      if (!panel.hidden) title.focus();
    });
    close.addEventListener("click", dismiss);
    root.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || panel.hidden) return;
      event.stopPropagation();
      dismiss();
    });
    // It closes behind a guest who goes on in the page.
    const { signal } = leaving;
    for (const sign of ["focusin", "pointerdown"]) {
      document.addEventListener(sign, ({ target }) => root.contains(target) || show(false), { signal });
    }
    // The label that comes with the pointer or the keyboard lies over the page: Escape takes it back until they return.
    document.addEventListener("keydown", ({ key }) => key === "Escape" && launcher.setAttribute("data-quiet", ""), { signal });
    for (const back of ["pointerenter", "focus"]) {
      launcher.addEventListener(back, () => launcher.removeAttribute("data-quiet"));
    }
    show(false);
    root.append(launcher, panel);
  }

  async function open() {
    try {
      const styled = fetched(stylesheet);
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
      panelSheet.remove();
      delete window.AdeyConcierge;
    },
  };
  void open();
})();
