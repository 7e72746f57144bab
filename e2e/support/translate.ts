/** Runs in the page: wraps each text as browsers' translators do, and those that come later. */
export function translate() {
  const wrap = (text: Text) => {
    const { parentElement: parent } = text;
    if (!text.nodeValue?.trim() || !parent || parent.closest("font, script, style, svg, title"))
      return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
  };
  const translateAll = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    found.forEach(wrap);
  };
  translateAll();
  const observer = new MutationObserver(translateAll);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}
