import { furtherPages } from "@/content/further-pages";
import { furtherNumbers, listPages } from "@/content/lists";
import { innerPages, resortsPage } from "@/content/pages";
import { variantOrder, variants } from "@/content/variants";

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
export const oneOfEachKind = addresses.filter((address) => !innerPageElsewhere.test(address));

/** Every module in one shell, and every home: what the shells share is walked through on the homes. */
export const oneOfEachModule = oneOfEachKind.filter((address) => !/^\/home\d\/.+/.test(address));
