import { leanCss } from "./scripts/lib/lean-css";

/** Unoptimised, or it writes fallbacks for browsers older than ours: the build minifies for the browserslist afterwards. */
const config = { plugins: [["@tailwindcss/postcss", { optimize: false }], leanCss] };

export default config;
