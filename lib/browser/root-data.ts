/** The data attributes of <html>, by which scripts tell the style sheets the state of the page. */
export const rootData = (): DOMStringMap => document.documentElement.dataset;
