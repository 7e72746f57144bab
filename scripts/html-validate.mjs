import { defineConfig } from "html-validate";

/** What is turned off is React's way of writing HTML, which the standard allows, or a house rule of the checker that ours goes against. */
export default defineConfig({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // A search engine shows no more of it.
    "long-title": ["error", { maxlength: 60 }],
    // React writes <img/>, srcSet, async="" and crossorigin="".
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // React's own ids begin with an underscore.
    "valid-id": ["error", { relaxed: true }],
    // A link without an address yet is no <a>: it is announced, takes the focus and leads nowhere.
    "prefer-native-element": ["error", { exclude: ["link"] }],
    // The main navigation stands in the bar and in the menu sheet; a style sheet shows one of them.
    "unique-landmark": "off",
    // A guest copies a telephone number with plain spaces.
    "tel-non-breaking": "off",
    // The search of the stories answers to each letter; it has nothing to submit.
    "wcag/h32": "off",
    // A list of stops is sent under one name, as forms do.
    "form-dup-name": "off",
  },
});
