import { layerOfFolder } from "./scripts/build/layer-of-folder";
import { unusedCssVariables } from "./scripts/build/unused-css-variables";

/** Unoptimised, because it would write fallbacks for browsers older than ours; the build minifies for the browserslist afterwards. */
const tailwind = ["@tailwindcss/postcss", { optimize: false }];

const config = { plugins: [tailwind, layerOfFolder, unusedCssVariables] };

export default config;
