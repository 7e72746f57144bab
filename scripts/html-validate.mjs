import { defineConfig } from "html-validate";

/**
 * Rules are off where React writes HTML differently, which the standard allows, or where a style rule of the checker contradicts ours.
 */
export default defineConfig({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // Search engines show no more of it.
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
    // The main navigation is in the bar and in the menu sheet; a stylesheet shows one of them.
    "unique-landmark": "off",
    // Guests copy a telephone number with plain spaces.
    "tel-non-breaking": "off",
    // The search of the stories filters while the guest types, so it has nothing to submit.
    "wcag/h32": "off",
    // A list of stops is sent under one name, as forms do.
    "form-dup-name": "off",
  },
});
