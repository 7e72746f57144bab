import { asset } from "@/components/ui/asset";
import { publicAddress, publicFile } from "@/content/model/public-address";
import { roomFacts, serviceFacts } from "@/components/features/seo/record-facts";
import { faq } from "@/content/model/faq";
import { standalonePages } from "@/content/copy/standalone-pages";
import { llms } from "@/content/copy/llms";
import { locations } from "@/content/model/locations";
import { homePages, innerPages, pages, resortsPage, templatePages } from "@/content/copy/pages";
import { blogPage, posts, storyFeed } from "@/content/model/posts";
import { allRooms } from "@/content/model/rooms";
import { allServices } from "@/content/model/services";
import { site } from "@/content/model/site";
import { variantOrder, variants } from "@/content/model/variants";
import { villagePage } from "@/content/copy/village";

const entry = (title: string, url: string, text: string) => `- [${title}](${url}): ${text}`;

const heading = (text: string) => `## ${text}`;

/** llms.txt describes the site in one page, for language models. */
export function llmsText(): string {
  return [
    `# ${site.brand.name}`,
    `> ${homePages.booking.description}`,
    llms.note,
    heading(llms.headings.resorts),
    locations
      .map(({ id, fullName, description }) =>
        entry(fullName, publicAddress(`/resorts/${id}`), description),
      )
      .join("\n"),
    heading(llms.headings.pages),
    [
      entry(resortsPage.title, publicAddress(resortsPage.path), resortsPage.description),
      entry(villagePage.title, publicAddress(villagePage.path), villagePage.description),
      ...innerPages
        .filter((page) => !templatePages.includes(page))
        .map((page) =>
          entry(pages[page].title, publicAddress(`/${page}`), pages[page].description),
        ),
      ...standalonePages.map(({ title, path, description }) =>
        entry(title, publicAddress(path), description),
      ),
    ].join("\n"),
    heading(llms.headings.rooms),
    allRooms
      .map((room) => entry(roomFacts(room).title, publicAddress(room.page), room.description))
      .join("\n"),
    heading(llms.headings.services),
    allServices
      .map((service) =>
        entry(serviceFacts(service).title, publicAddress(service.page), service.description),
      )
      .join("\n"),
    heading(llms.headings.stories),
    posts
      .map(({ title, page, description }) => entry(title, publicAddress(page), description))
      .join("\n"),
    heading(llms.headings.homes),
    variantOrder
      .map((variant) => {
        const { title, description } = homePages[variant];
        return entry(title, publicAddress(variants[variant].home), description);
      })
      .join("\n"),
    heading(llms.headings.questions),
    faq.map(({ title, text }) => `- ${title} ${text}`).join("\n"),
    heading(llms.headings.optional),
    [
      entry(blogPage.title, publicFile(asset(storyFeed)), llms.feed),
      entry(llms.siteMap.title, publicFile(asset("/sitemap.xml")), llms.siteMap.text),
    ].join("\n"),
    "",
  ].join("\n\n");
}

/** security.txt (RFC 9116) says where a vulnerability is reported. */
export function securityText(): string {
  return [
    `Contact: ${site.security.contact ?? publicAddress("/contact")}`,
    `Expires: ${site.security.expires}T00:00:00Z`,
    "Preferred-Languages: en, am",
    `Canonical: ${publicFile(asset("/.well-known/security.txt"))}`,
    "",
  ].join("\n");
}
