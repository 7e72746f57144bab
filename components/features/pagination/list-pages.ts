import { laterPageNumbers, pagerTexts, type ListPage } from "@/content/model/lists";
import { pages } from "@/content/copy/pages";
import type { InnerPage } from "@/content/model/types";

/** Metadata of page 2 and the following of a list; they share the social card of the first. */
export function pageFacts(page: InnerPage, number: number) {
  const { title, breadcrumb, description, ...facts } = pages[page];
  if (number === 1) return pages[page];
  return {
    ...facts,
    title: `${title}, ${pagerTexts.numbered} ${number}`,
    breadcrumb: `${breadcrumb}, ${pagerTexts.numbered} ${number}`,
    description: `${title}, ${pagerTexts.numbered} ${number}. ${description}`,
    cardName: title,
  };
}

export type PageParams = { params: Promise<{ page: string }> };

/** The number that the address of a later page carries. */
export async function pageNumber({ params }: PageParams): Promise<number> {
  return Number((await params).page);
}

/** The parameters of every later page of a list, as the export asks for them. */
export function paginatedParams(list: ListPage) {
  return laterPageNumbers(list).map((page) => ({ page: String(page) }));
}
