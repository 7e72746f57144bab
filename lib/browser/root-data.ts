/** Returns the data attributes of <html>, by which scripts pass the state of the page to stylesheets. */
export const rootData = (): DOMStringMap => document.documentElement.dataset;
