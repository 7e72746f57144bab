import { furtherPages } from "@/content/further-pages";
import { furtherNumbers, listPages } from "@/content/lists";
import { innerPages, resortsPage } from "@/content/pages";
import { variantOrder, variants } from "@/content/variants";
import { isFull } from "./matrix";

/** The address of every page, as a host serves it. */
export const addresses = [
  ...variantOrder.flatMap((variant) => {
    const { prefix } = variants[variant];
    return [`${prefix}/`, ...innerPages.map((page) => `${prefix}/${page}/`)];
  }),
  ...listPages.flatMap((list) => furtherNumbers(list).map((number) => `/${list}/${number}/`)),
  `${resortsPage.path}/`,
  ...furtherPages.map(({ path }) => `${path}/`),
];

const innerPageElsewhere = /^\/home\d\/(?!contact\/).+/;

/** Every module and every shell once: an inner page differs between variants in its shell alone. */
const oneOfEachKind = addresses.filter((address) => !innerPageElsewhere.test(address));

/** Every module in one shell, and every home: what the shells share is walked through on the homes. */
export const oneOfEachModule = oneOfEachKind.filter((address) => !/^\/home\d\/.+/.test(address));

/** What every template has to hold; in the full run every shell around it too. */
export const templates = isFull ? oneOfEachKind : oneOfEachModule;
