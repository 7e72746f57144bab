import type { StayNotes } from "../copy/stay";
import { amenityOf } from "./amenities";
import { readRecords, requireOwnNames } from "./read-records";
import { roomSchema } from "../schemas/room";
import type { PageLink, Room, RoomPath, SectionHeading } from "./types";

/** The words and stars that every room's card has. */
export const roomTexts = { status: "Rent", stars: 5, per: "per Night" } as const;

/** The rooms of a folder of content/, each with its page below one of the spec's. */
function readRooms<Path extends RoomPath>(folder: string, path: Path): readonly Room[] {
  return readRecords(folder, roomSchema).map((room) => ({
    ...room,
    amenities: room.amenities.map((id) => amenityOf(id, `content/records/${folder}/${room.id}.md`)),
    page: `${path}/${room.id}` as const,
  }));
}

/** The cards of the Room and Find Room pages. */
export const rooms = readRooms("rooms", "/room_details");

export const suites = readRooms("suites", "/room_details");

/** Three cards are shown, six after VIEW ALL ROOMS. */
export const hostelRooms = readRooms("hostel-rooms", "/home3/room_details");

export const apartmentRooms = readRooms("apartments", "/home5/room_details");

requireOwnNames({ rooms, suites, "hostel-rooms": hostelRooms, apartments: apartmentRooms });

/** Every room that has a page of its own. */
export const allRooms: readonly Room[] = [...rooms, ...suites, ...hostelRooms, ...apartmentRooms];

/** The rooms of a house, then its suites. */
export function roomsOf(house: Room["house"]): readonly Room[] {
  return allRooms.filter((room) => room.house === house);
}

/** A room by its file's name; throws where a home names one that nobody keeps. */
export function roomOf(id: string): Room {
  const found = allRooms.find((room) => room.id === id);
  if (!found)
    throw new Error(
      `No file of content/ describes the room "${id}", which a home shows: write it again, or take its name out of content/model/rooms.ts and content/copy/home-resort.ts.`,
    );
  return found;
}

/** The spec gives the rooms of the homes' carousels another size than their pages. */
const sampleArea = "58 sq ft";

/** Rooms as a home's carousel shows them: in its own order, and of the size that the spec gives them there. */
export function sampled(ids: readonly string[]): readonly Room[] {
  return ids.map((id) => ({ ...roomOf(id), area: sampleArea }));
}

/** The rooms carousel of the Hotel Booking home. */
export const sampleRooms = sampled(["deluxe-room", "double-room", "classic-room", "superior-room"]);

/** Each card leads to the room and, with its price and title, to the search. */
export const roomActions = {
  details: { kind: "page", label: "View Details", href: "/room_details" },
  book: { kind: "page", label: "Book Now", href: "/find_room" },
} as const satisfies Record<string, PageLink>;

export const roomPage = {
  rooms: {
    label: "Rooms & Suites",
    title: "Every room, another view",
    text: "A gorge, a lake, a forest, a crater: each room looks out on something of its own.",
  },
  facilities: {
    label: "Facilities",
    title: "Beyond the room",
    text: "What every guest may use during a stay.",
  },
} as const satisfies Record<string, SectionHeading>;

export const findRoomPage = {
  submit: "Check Availability",
  stay: {
    label: "Your stay",
    /** Gives way to the title of the room that was chosen. */
    title: "Any of our rooms",
    /** The same where a resort was asked for. */
    titleAt: "Any room at {place}",
    from: "from",
    notes: {
      invitation: "Choose your dates and guests. The rooms below keep them with you.",
      carried: "The rooms below keep this stay with them. Choose one to see it closely.",
    },
  },
  rooms: {
    label: "Find Room",
    title: "Rooms for your stay",
    text: "Prices are for one night and one room, in US dollars.",
  },
} as const satisfies {
  submit: string;
  stay: {
    label: string;
    title: string;
    titleAt: string;
    from: string;
    notes: StayNotes;
  };
  rooms: SectionHeading;
};
