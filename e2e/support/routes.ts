import { innerPages, resortsPage } from "@/content/pages";
import { variantOrder, variants } from "@/content/variants";

/** The address of every page, as a host serves it. */
export const addresses = [
  ...variantOrder.flatMap((variant) => {
    const { prefix } = variants[variant];
    return [`${prefix}/`, ...innerPages.map((page) => `${prefix}/${page}/`)];
  }),
  `${resortsPage.path}/`,
];
