import { unusedCssVariables } from "./scripts/build/unused-css-variables";

/** Unoptimised, or it writes fallbacks for browsers older than ours: the build minifies for the browserslist afterwards. */
const config = { plugins: [["@tailwindcss/postcss", { optimize: false }], unusedCssVariables] };

export default config;
