/** Repeats --paper by day and --night of tokens.css for what no stylesheet reaches: the browser's own bars and a home screen. */
export const groundColours = { paper: "#fbf7ef", night: "#0e1b1d" } as const;
