/** The data attributes of <html>, by which scripts tell the style sheets what the page is about. */
export const rootData = (): DOMStringMap => document.documentElement.dataset;
