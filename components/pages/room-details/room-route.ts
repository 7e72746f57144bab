import { notFound } from "next/navigation";
import { roomMetadata } from "@/components/features/seo/page-metadata";
import type { Room } from "@/content/types";

export type RoomParams = { params: Promise<{ room: string }> };

/** What a route of room pages needs: which there are, and the one that an address names. */
export function roomRoute(rooms: readonly Room[]) {
  async function roomAt({ params }: RoomParams): Promise<Room> {
    const { room: id } = await params;
    return rooms.find((room) => room.id === id) ?? notFound();
  }
  return {
    params: () => rooms.map(({ id }) => ({ room: id })),
    room: roomAt,
    metadata: async (params: RoomParams) => roomMetadata(await roomAt(params)),
  };
}
