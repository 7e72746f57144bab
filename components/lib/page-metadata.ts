import type { Metadata } from "next";
import { homePages, pages } from "@/content/pages";
import type { InnerPage, Variant } from "@/content/types";
import { variants } from "@/content/variants";

/** Title, description and canonical address of an inner page: the root's page speaks for all five variants (contract, section 1). */
export function innerMetadata(page: InnerPage): Metadata {
  const { title, description } = pages[page];
  return { title, description, alternates: { canonical: `/${page}/` } };
}

/** A variant's home speaks for itself. */
export function homeMetadata(variant: Variant): Metadata {
  const { title, description } = homePages[variant];
  const { prefix } = variants[variant];
  return { title, description, alternates: { canonical: `${prefix}/` } };
}
