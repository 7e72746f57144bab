import type { Taken } from "@/content/model/availability/nights";
import { takenOf } from "@/content/model/taken-rooms";

/** What is known of a room's taken nights as a property of it, which is not there without; for the server only. */
export function ownTaken(room: string): { readonly taken?: Taken } {
  const taken = takenOf(room);
  return taken ? { taken } : {};
}
