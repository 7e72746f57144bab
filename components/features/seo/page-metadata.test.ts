import { homeMetadata, standaloneMetadata } from "@/components/features/seo/page-metadata";
import { amharic } from "@/content/copy/amharic";
import { amharicPage, planPage } from "@/content/copy/standalone-pages";

test("the home and the Amharic page name each other's language", () => {
  expect(homeMetadata("booking").openGraph).toMatchObject({
    locale: "en_GB",
    alternateLocale: "am_ET",
  });
  expect(standaloneMetadata(amharicPage).openGraph).toMatchObject({
    locale: "am_ET",
    alternateLocale: "en_GB",
  });
});

test("a page that has no other language names none", () => {
  expect(homeMetadata("resort").openGraph).toMatchObject({ alternateLocale: undefined });
  expect(standaloneMetadata(planPage).openGraph).toMatchObject({ alternateLocale: undefined });
});

test("the Amharic page describes its shared picture in Amharic", () => {
  expect(standaloneMetadata(amharicPage).openGraph).toMatchObject({
    images: { alt: amharic.coffeeAlt },
  });
});
