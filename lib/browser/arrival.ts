/**
 * `address` of the site (without the base path): where a link is followed to, a page that opens at its top, until it has come.
 * `layOut`: how such a page is laid out, once components/shell/page-motion has started.
 */
export const arrival: { address: string; layOut?: () => void } = { address: "" };
