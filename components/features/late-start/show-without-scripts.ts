const ifMissing = "(scripting: none)";
const always = "(min-width: 0px)";

function applyTo({ cssRules }: { readonly cssRules: CSSRuleList }) {
  for (const rule of Array.from(cssRules)) {
    if (rule instanceof CSSMediaRule)
      rule.media.mediaText = rule.media.mediaText.replaceAll(ifMissing, always);
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) applyTo(rule);
  }
}

/** Turns a page whose scripts have failed into what it is where a browser runs none, in its style sheets and `noscript` elements. */
export function showWithoutScripts(): void {
  for (const sheet of Array.from(document.styleSheets)) applyTo(sheet);
  for (const element of document.querySelectorAll("body noscript"))
    element.outerHTML = element.textContent;
}
