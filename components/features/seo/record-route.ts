import type { Metadata } from "next";
import { notFound } from "next/navigation";

/** The parameters that Next passes to a page below a folder such as [room]. */
export type RouteParams<Folder extends string> = { params: Promise<Record<Folder, string>> };

export function recordRoute<Folder extends string, Item extends { readonly id: string }>(
  folder: Folder,
  records: readonly Item[],
  metadataOf: (record: Item) => Metadata,
) {
  async function recordAt({ params }: RouteParams<Folder>): Promise<Item> {
    const id = (await params)[folder];
    return records.find((record) => record.id === id) ?? notFound();
  }
  return {
    params: () => records.map(({ id }) => ({ [folder]: id })),
    record: recordAt,
    metadata: async (params: RouteParams<Folder>) => metadataOf(await recordAt(params)),
  };
}
