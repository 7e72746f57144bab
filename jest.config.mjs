import nextJest from "next/jest.js";

const createConfig = nextJest({ dir: "./" });

const config = await createConfig({
  testEnvironment: "jsdom",
  testTimeout: 20_000,
  setupFilesAfterEnv: ["<rootDir>/scripts/jest-setup.ts"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  testMatch: ["<rootDir>/{app,art,components,content,desk,hosting,lib,scripts}/**/*.test.{ts,tsx}"],
  modulePathIgnorePatterns: ["<rootDir>/.next", "<rootDir>/out"],
})();

/** These packages are ESM only, so jest has to compile them. */
const configWithModules = {
  ...config,
  transformIgnorePatterns: [
    "/node_modules/(?!(swiper|yet-another-react-lightbox|sweetalert2|parse5|entities)/)",
  ],
};

export default configWithModules;
