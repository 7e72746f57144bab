/** @jest-environment node */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { site } from "./site";
import { validateSite } from "./site-checks";

const root = path.join(__dirname, "..");

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
}

test("telephone numbers, e-mail addresses, hosts and the brand stand in site.ts and the examples of its checks alone", () => {
  const own = [site.brand.name, ...Object.values(site.phones), ...Object.values(site.hosts)];
  const elsewhere = ["content", "components", "app"]
    .flatMap(sources)
    .filter((file) => !/^content[\\/]site(-checks)?\.ts$/.test(file))
    .filter((file) => {
      const text = readFileSync(path.join(root, file), "utf8");
      return /\+251|\w@\w+\.\w|\.example\b/.test(text) || own.some((fact) => text.includes(fact));
    });
  expect(elsewhere).toEqual([]);
});

test("every setting of the owner's is of its kind", () => {
  expect(validateSite(site)).toBe(site);
});

/** An owner sets the origin before anything goes live; until then nothing here may be somebody's. */
const isDelivered = new URL(site.origin).hostname.endsWith(".example");

(isDelivered ? test : test.skip)(
  "while the origin is a placeholder, so are the numbers, addresses, hosts and accounts",
  () => {
    for (const phone of Object.values(site.phones)) expect(phone).toMatch(/^\+251 11 000 00 \d\d$/);
    for (const email of Object.values(site.emails)) expect(email).toMatch(/@example\.com$/);
    for (const host of Object.values(site.hosts))
      expect(new URL(host).hostname).toMatch(/\.example$/);
    const accounts = Object.values({ ...site.social, ...site.accounts });
    expect(accounts.filter((url) => url !== undefined)).toEqual([]);
    expect(site.forms.endpoint).toBeUndefined();
  },
);

test("a fault is named with its field and what it must be", () => {
  const wrong = { ...site, phones: { ...site.phones, booking: "call us" } };
  expect(() => validateSite(wrong)).toThrow(
    "content/site.ts: phones.booking must look like +251 11 000 00 01",
  );
});

test("all faults are named at once", () => {
  const wrong = {
    ...site,
    brand: { ...site.brand, name: " " },
    emails: { ...site.emails, info: "info" },
    social: { ...site.social, facebook: "facebook" },
    forms: { endpoint: "http://plain.example/forms" },
  };
  expect(() => validateSite(wrong)).toThrow(
    [
      "content/site.ts: brand.name must not be empty",
      "content/site.ts: emails.info must look like booking@example.com",
      "content/site.ts: social.facebook must be an address that begins with https://",
      "content/site.ts: forms.endpoint must be a path of this site (/film/adey.mp4) or an address that begins with https://",
    ].join("\n"),
  );
});

test.each([
  ["an Ethiopian mobile", "+251 911 00 00 01"],
  ["a number in another country", "+44 20 0000 0001"],
])("%s is taken as a telephone number", (_name, phone) => {
  const own = { ...site, phones: { ...site.phones, booking: phone } };
  expect(validateSite(own)).toBe(own);
});
