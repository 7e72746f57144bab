import { standalonePages, planPage, type StandalonePage } from "../copy/standalone-pages";
import { homeMenuLabel, innerPages, pages, resortsPage } from "../copy/pages";
import { readRecord } from "./read-records";
import { navigationSchema } from "../schemas/navigation";
import { site } from "./site";
import type {
  AccountLink,
  ContentLink,
  HomePath,
  InnerPage,
  OutsideLink,
  PageLink,
  PagePath,
  SocialNetwork,
  Variant,
} from "./types";
import { variantOrder, variants } from "./variants";

const navigation = readRecord("navigation.yaml", navigationSchema);

export const menuLabels = {
  main: "Main",
  footer: "Footer",
  homes: "Homes",
  pages: "Page",
  resorts: "Resorts",
  allPages: "All pages",
} as const;

export function homePath(variant: Variant): HomePath {
  return variants[variant].home;
}

function innerPath(variant: Variant, page: InnerPage): PagePath {
  return `${variants[variant].prefix}/${page}`;
}

export const outsideLinks: readonly OutsideLink[] = navigation.outside.map(({ label, host }) => ({
  kind: "outside",
  label,
  url: site.hosts[host],
}));

export const homeLinks: readonly PageLink[] = variantOrder.map((variant) => ({
  kind: "page",
  label: variants[variant].label,
  href: variants[variant].home,
}));

export function mainLinks(variant: Variant): readonly PageLink[] {
  return [
    { kind: "page", label: homeMenuLabel, href: homePath(variant) },
    { kind: "page", label: pages.about.menuLabel, href: innerPath(variant, "about") },
    { kind: "page", label: pages.contact.menuLabel, href: innerPath(variant, "contact") },
  ];
}

/** The twelve pages of a variant, its home first. */
export function pageMenu(variant: Variant): readonly PageLink[] {
  return [
    { kind: "page", label: homeMenuLabel, href: homePath(variant) },
    ...innerPages.map((page): PageLink => ({
      kind: "page",
      label: pages[page].menuLabel,
      href: innerPath(variant, page),
    })),
  ];
}

/** Pages that belong to no variant but that guests look for in a menu: the resorts, and the way from one to the next. */
export const resortLinks = [
  { kind: "page", label: "The four resorts", href: resortsPage.path },
  { kind: "page", label: planPage.menuLabel, href: planPage.path },
] as const satisfies readonly PageLink[];

export function primaryAction(variant: Variant): ContentLink {
  return variants[variant].primaryAction;
}

export type FooterListFacts = { readonly title: string; readonly links: readonly PageLink[] };

/** The links of the variant's footer, with the variant's own prefix. */
export function footerList(variant: Variant): FooterListFacts {
  const { title, links } = navigation.footer[variants[variant].footerList];
  return {
    title,
    links: links.map(({ label, page }) => ({
      kind: "page",
      label,
      href: innerPath(variant, page),
    })),
  };
}

/** Pages that belong to no variant, listed in every footer below its own links. */
export const standaloneLinks: readonly (PageLink & { lang?: "am" })[] = standalonePages.map(
  ({ menuLabel, path, lang }: StandalonePage) => ({
    kind: "page",
    label: menuLabel,
    href: path,
    lang,
  }),
);

export type SocialLink = OutsideLink & { readonly network: SocialNetwork };

export const socialLinks = [
  { network: "facebook", kind: "outside", label: "Facebook", url: site.social.facebook },
  { network: "twitter", kind: "outside", label: "Twitter", url: site.social.twitter },
  { network: "linkedin", kind: "outside", label: "LinkedIn", url: site.social.linkedin },
  { network: "pinterest", kind: "outside", label: "Pinterest", url: site.social.pinterest },
] as const satisfies readonly SocialLink[];

export type AccountLinkFacts = OutsideLink & { readonly account: AccountLink };

/** The bar above the menu of the City Hotel and the Apartment; `start` is left of it, `end` right. */
export const topBar = {
  address: site.addresses.head,
  notifications: { label: "Notifications", badge: "4" },
  start: [
    {
      account: "paymentOptions",
      kind: "outside",
      label: "Payment Options",
      url: site.accounts.paymentOptions,
    },
  ],
  end: [
    { account: "myBookings", kind: "outside", label: "My Bookings", url: site.accounts.myBookings },
    { account: "ourReview", kind: "outside", label: "Our Review", url: site.accounts.ourReview },
    { account: "login", kind: "outside", label: "Login", url: site.accounts.login },
    { account: "signUp", kind: "outside", label: "Sign Up", url: site.accounts.signUp },
  ],
} as const satisfies {
  address: string;
  notifications: { label: string; badge: string };
  start: readonly AccountLinkFacts[];
  end: readonly AccountLinkFacts[];
};

export const footer = {
  contactLabel: "Plan your stay",
  contactTitle: "Talk to us",
  locationsLabel: "Locations",
  mapAlt: "Map of Ethiopia with the resorts at Lake Tana, Bishoftu, Awash Falls and Entoto marked.",
  awardsLabel: "Awards",
  galleryLabel: "Gallery",
  newsletterTitle: "Newsletter",
  newsletterText: "A letter now and then, with news from our four resorts.",
  socialLabel: "Follow us",
  /** Follows the copyright sign and the current year. */
  rights: `${site.brand.name}. All rights reserved.`,
} as const;
