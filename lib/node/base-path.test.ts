/** @jest-environment node */
import { siteUrlNotice } from "./base-path";

test("a build without the public origin says so", () => {
  expect(siteUrlNotice(undefined)).toContain("NEXT_PUBLIC_SITE_URL is not set");
  expect(siteUrlNotice("https://www.adey.example")).toContain("https://www.adey.example");
});

test.each([
  "http://localhost:3000",
  "http://127.0.0.1",
  "www.adey.example",
  "https://adey.example/resort",
])("%s stops the build", (value) => {
  expect(() => siteUrlNotice(value)).toThrow(value);
});
