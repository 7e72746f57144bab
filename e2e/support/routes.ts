import { standalonePages } from "@/content/copy/standalone-pages";
import { laterPageNumbers, listPages } from "@/content/model/lists";
import { innerPages, resortsPage } from "@/content/copy/pages";
import { posts } from "@/content/model/posts";
import { apartmentRooms, hostelRooms, rooms, suites } from "@/content/model/rooms";
import { allServices } from "@/content/model/services";
import { resorts } from "@/content/model/resorts";
import { variantOrder, variants } from "@/content/model/variants";
import { villagePage } from "@/content/copy/village";
import { isFull } from "./matrix";

/**
 * Pages of one module differ in their record, or in the shell around them. One of them, the `example`, is part of every check of a
 * module; the others are opened one after another in one window, where each has to load, be well built and fit (e2e/every-page.spec.ts).
 * A new family of pages is one line in `families`.
 */
type Family = { name: string; example?: string; others: readonly string[] };

/** A family whose first page is its example, such as `/room_details/<room>/`. */
const familyOf = (name: string, [example, ...others]: readonly string[]): readonly Family[] =>
  example === undefined ? [] : [{ name, example, others }];

/** Pages with another frame in each variant; their example is the page of the first variant. */
const [, ...otherVariants] = variantOrder;
const variantFamilies = otherVariants.map((variant): Family => {
  const { prefix } = variants[variant];
  return { name: `the ${variant} variant`, others: innerPages.map((page) => `${prefix}/${page}/`) };
});

const addressesOf = (records: readonly { readonly page: string }[]) =>
  records.map(({ page }) => `${page}/`);

export const families: readonly Family[] = [
  ...variantFamilies,
  ...listPages.flatMap((list) => {
    const addresses = laterPageNumbers(list).map((number) => `/${list}/${number}/`);
    return familyOf(`the list ${list}`, addresses);
  }),
  ...familyOf("rooms and suites", addressesOf([...rooms, ...suites])),
  { name: "rooms of the Hostel", others: addressesOf(hostelRooms) },
  { name: "apartments", others: addressesOf(apartmentRooms) },
  ...familyOf(
    "resorts",
    resorts.map(({ id }) => `${resortsPage.path}/${id}/`),
  ),
  ...familyOf("stories", addressesOf(posts)),
  ...familyOf("services", addressesOf(allServices)),
];

/** Every module in one shell, and every home, where the shells are tested. */
export const oneOfEachModule: readonly string[] = [
  ...variantOrder.map((variant) => `${variants[variant].prefix}/`),
  ...innerPages.map((page) => `/${page}/`),
  ...families.flatMap(({ example }) => example ?? []),
  `${resortsPage.path}/`,
  `${villagePage.path}/`,
  ...standalonePages.map(({ path }) => `${path}/`),
];

/** The address of every page, as a host serves it. */
export const addresses = [...oneOfEachModule, ...families.flatMap(({ others }) => others)];

/** Every variant's shell around an inner page. */
const shells = addresses.filter((address) => /^\/home\d\/contact\//.test(address));

/** The checks of every template; in the full run also of every shell around it. */
export const templates = isFull ? [...oneOfEachModule, ...shells] : oneOfEachModule;
