import next from "eslint-config-next/core-web-vitals";
import typescript from "eslint-config-next/typescript";

/** next/link prefetches eagerly; ui/link/site-link.tsx leaves that to the guest's intent. */
const onlySiteLink = {
  paths: [
    { name: "next/link", message: "Use @/components/ui/link/site-link." },
    { name: "next/image", message: "Use @/components/features/pictures/picture." },
    { name: "framer-motion", message: "Use framer-motion/dom or framer-motion/dom/mini." },
  ],
};

const config = [
  {
    ignores: [
      ".next/**",
      ".bench/**",
      "out/**",
      "out-*/**",
      "next-env.d.ts",
      "public/**",
      "hosting/*.js",
      "test-results/**",
      "playwright-report/**",
    ],
  },
  ...next,
  ...typescript,
  {
    rules: {
      "@next/next/no-img-element": "off",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "no-restricted-imports": ["error", onlySiteLink],
      "no-console": "error",
    },
  },
  {
    files: ["components/**", "lib/{browser,text,dates}/**"],
    ignores: ["**/*.test.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "NewExpression[callee.object.name='Intl'], CallExpression[callee.property.name=/^toLocale(|Date|Time)String$/]",
          message:
            "The first use of Intl holds a phone up for 40 to 80 ms: use grouped, dollars or formatDay.",
        },
        {
          selector: "JSXAttribute[name.name='type'][value.value='number']",
          message: 'It counts with the wheel as the guest scrolls: use inputMode="numeric".',
        },
      ],
    },
  },
  {
    files: ["components/**", "lib/{browser,text,dates}/**"],
    ignores: ["**/*.test.{ts,tsx}", "lib/text/encode-text.ts"],
    rules: {
      "no-restricted-globals": [
        "error",
        {
          name: "encodeURIComponent",
          message: "It throws on half an emoji: use @/lib/text/encode-text.",
        },
      ],
    },
  },
  // These run before anything is installed.
  {
    files: ["{scripts,lib/node}/*.cjs"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  {
    files: [
      "scripts/**",
      "lib/node/**",
      "art/**",
      "hosting/{compress,tests/run}.ts",
      "desk/*.ts",
      "**/*.test.{ts,tsx}",
      "e2e/**",
    ],
    rules: { "no-console": "off" },
  },
];

export default config;
