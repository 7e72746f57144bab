import type { FeastId } from "../../lib/dates/feasts";

export type Festival = {
  readonly id: FeastId;
  readonly name: string;
  readonly text: string;
};

/** The five great feasts of the Ethiopian Orthodox year that fall on a day of their own. */
export const festivals = [
  {
    id: "enkutatash",
    name: "Enkutatash",
    text: "The Ethiopian New Year: children bring bunches of yellow adey flowers to the door.",
  },
  {
    id: "meskel",
    name: "Meskel",
    text: "The Finding of the True Cross: the great bonfires burn on the evening before.",
  },
  {
    id: "genna",
    name: "Genna",
    text: "Ethiopian Christmas: churches are full through the night, and many families break a long fast.",
  },
  {
    id: "timket",
    name: "Timket",
    text: "Epiphany: processions begin on the afternoon before, and water is blessed at first light.",
  },
  {
    id: "fasika",
    name: "Fasika",
    text: "Ethiopian Easter: the fast ends after midnight, and families spend the day around the table.",
  },
] as const satisfies readonly Festival[];
