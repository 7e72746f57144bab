import type { z } from "zod";
import { readRecords } from "./read-records";
import { houseSchema, type houseIds } from "../schemas/house";

export type HouseId = (typeof houseIds)[number];

export type House = z.infer<typeof houseSchema> & { readonly id: string };

export const houses = readRecords("houses", houseSchema);

/** Throws where content/records/houses/ has no file of that name. */
export function houseOf(id: HouseId): House {
  const found = houses.find((house) => house.id === id);
  if (!found)
    throw new Error(`content/records/houses/${id}.yaml is missing: rooms belong to that house.`);
  return found;
}
