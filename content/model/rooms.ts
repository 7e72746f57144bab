import type { StayNotes } from "../copy/stay";
import { amenityOf } from "./amenities";
import { readRecords, requireOwnNames } from "./read-records";
import { roomSchema } from "../schemas/room";
import type { PageLink, Room, RoomPath, SectionHeading } from "./types";

export const roomTexts = { status: "Rent", stars: 5, per: "per Night" } as const;

function readRooms<Path extends RoomPath>(folder: string, path: Path): readonly Room[] {
  return readRecords(folder, roomSchema).map((room) => ({
    ...room,
    amenities: room.amenities.map((id) => amenityOf(id, `content/records/${folder}/${room.id}.md`)),
    page: `${path}/${room.id}` as const,
  }));
}

export const rooms = readRooms("rooms", "/room_details");

export const suites = readRooms("suites", "/room_details");

export const hostelRooms = readRooms("hostel-rooms", "/home3/room_details");

export const apartmentRooms = readRooms("apartments", "/home5/room_details");

const folders = { rooms, suites, "hostel-rooms": hostelRooms, apartments: apartmentRooms };

requireOwnNames(folders);

export const allRooms: readonly Room[] = [...rooms, ...suites, ...hostelRooms, ...apartmentRooms];

/** The file that describes a room, for messages to its owner. */
export function roomFile(room: string): string {
  const [folder] =
    Object.entries(folders).find(([, own]) => own.some(({ id }) => id === room)) ?? [];
  return `content/records/${folder}/${room}.md`;
}

export function roomsOf(house: Room["house"]): readonly Room[] {
  return allRooms.filter((room) => room.house === house);
}

/** Finds a room by its file's name; throws where a home names a missing one. */
export function roomOf(id: string): Room {
  const found = allRooms.find((room) => room.id === id);
  if (!found)
    throw new Error(
      `No file of content/ describes the room "${id}", which a home shows: write it again, or take its name out of content/model/rooms.ts and content/copy/home-resort.ts.`,
    );
  return found;
}

/** The spec gives the rooms of the homes' carousels another size than their pages, so it is what can be so small. */
const sampleArea = "58 sq ft balcony";

/** Rooms for a home's carousel: in its own order, and with the size that the spec gives them there. */
export function sampled(ids: readonly string[]): readonly Room[] {
  return ids.map((id) => ({ ...roomOf(id), area: sampleArea }));
}

export const sampleRooms = sampled(["deluxe-room", "double-room", "classic-room", "superior-room"]);

/** Each card links to the room and, with its price and title, to the search. */
export const roomActions = {
  details: { kind: "page", label: "View Details", href: "/room_details" },
  book: { kind: "page", label: "Book Now", href: "/find_room" },
} as const satisfies Record<string, PageLink>;

export const roomPage = {
  rooms: {
    label: "Rooms & Suites",
    title: "No two views the same",
    text: "A gorge, a lake, a forest or a crater: choose the view you’d like.",
  },
  facilities: {
    label: "Facilities",
    title: "Beyond the room",
    text: "Open to every guest.",
  },
} as const satisfies Record<string, SectionHeading>;

export const findRoomPage = {
  submit: "Check Availability",
  stay: {
    label: "Your stay",
    /** Replaced by the title of the chosen room. */
    title: "All rooms",
    titleAt: "All rooms at {place}",
    from: "from",
    /** Leads from the rooms back to the dates and guests. */
    change: "Change dates or guests",
    notes: {
      invitation: "Choose your dates and guests; we’ll keep them as you go.",
      carried: "Your search is saved. Choose a room for the details.",
    },
    withoutScripts:
      "Choose one of the rooms below, and add your dates to the request at the bottom of this page.",
  },
  rooms: {
    label: "Find Room",
    title: "Rooms for your stay",
    text: "Prices are per room, per night, in US dollars.",
  },
  cityHouses: {
    hostel: {
      title: "All rooms at the Hostel",
      listed: "These are the rooms at the Hostel in Addis Ababa.",
    },
    apartment: {
      title: "All the Apartments",
      listed: "These are the Apartments in Addis Ababa.",
    },
  },
} as const satisfies {
  submit: string;
  stay: {
    label: string;
    title: string;
    titleAt: string;
    from: string;
    change: string;
    notes: StayNotes;
    withoutScripts: string;
  };
  rooms: SectionHeading;
  cityHouses: Readonly<Record<string, { readonly title: string; readonly listed: string }>>;
};
