import { amenities } from "@/content/model/amenities";
import { houses } from "@/content/model/houses";
import { offerRecords } from "@/content/model/offers";
import { blogCategories, blogTags } from "@/content/model/posts";
import { allRooms } from "@/content/model/rooms";
import { allServices } from "@/content/model/services";
import { variantOrder, variants } from "@/content/model/variants";
import { fileNameFault } from "@/content/schemas/file-name";
import { collections, roomFolders, siteFile, type Collection } from "./collections";
import { fieldsOf, type AnyWords, type Field } from "./fields";
import { roomName } from "./room-name";
import type { Choices } from "./widgets";
import * as words from "./words";

const wordsOf: Readonly<Record<keyof typeof collections, AnyWords>> = {
  rooms: words.roomWords,
  suites: words.roomWords,
  "hostel-rooms": words.roomWords,
  apartments: words.roomWords,
  offers: words.offerWords,
  rates: words.rateWords,
  taxes: words.taxWords,
  terms: words.termsWords,
  currencies: words.currencyWords,
  vouchers: words.voucherWords,
  stories: words.storyWords,
  media: words.pictureWords,
  resorts: words.resortWords,
  houses: words.houseWords,
  services: words.serviceWords,
  dishes: words.dishWords,
  testimonials: words.testimonialWords,
  questions: words.questionWords,
  team: words.memberWords,
};

const amenityNames = Object.fromEntries(amenities.map(({ id, title }) => [id, title]));
const houseNames = Object.fromEntries(houses.map(({ id, name }) => [id, name]));
const serviceNames = Object.fromEntries(allServices.map(({ id, title }) => [id, title]));
const homeNames = Object.fromEntries(variantOrder.map((id) => [id, variants[id].label]));
const roomNames = Object.fromEntries(allRooms.map((room) => [room.id, roomName(room)]));
/** Two homes may have offers of the same name. */
const offerNames = Object.fromEntries(
  offerRecords.map(({ id, name, discountPercent, home }) => [
    id,
    `${name}, ${discountPercent}%, ${homeNames[home] ?? home}`,
  ]),
);

const inRooms = <Value>(field: string, value: Value) =>
  Object.fromEntries(roomFolders.map((folder) => [`${folder}.${field}`, value]));

/** Values that come from other records are offered by their names there. */
const choicesWith = (rooms: readonly string[], offers: readonly string[]): Choices => ({
  values: {
    ...inRooms("amenities", Object.keys(amenityNames)),
    "offers.room": rooms,
    "rates.rooms": rooms,
    "taxes.rooms": rooms,
    "terms.rooms": rooms,
    "terms.offer": offers,
    "stories.topic": blogCategories,
    "stories.tags": blogTags,
    "resorts.activities.service": Object.keys(serviceNames),
  },
  labels: {
    ...inRooms("amenities", amenityNames),
    ...inRooms("house", houseNames),
    "rates.house": houseNames,
    "taxes.house": houseNames,
    "terms.house": houseNames,
    "services.houses": houseNames,
    "resorts.activities.service": serviceNames,
    "offers.home": homeNames,
    "offers.room": roomNames,
    "rates.rooms": roomNames,
    "taxes.rooms": roomNames,
    "terms.rooms": roomNames,
    "terms.offer": offerNames,
    "testimonials.home": homeNames,
    "site.repository.host": { github: "GitHub", gitlab: "GitLab" },
    "site.firstPrice": { whole: "Lowest night, with taxes", rate: "The room’s own rate" },
    "site.forms.format": { urlencoded: "urlencoded", multipart: "multipart", json: "JSON" },
  },
});

/** The file as the desk read it: changes are written into it, and edits by others are detected. */
const source: Field = {
  name: "source",
  widget: "hidden",
  label: "Source",
  default: "",
};

const formatOf = ({ ending }: Pick<Collection, "ending">) =>
  ending === "md" ? "record-frontmatter" : "record-yaml";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const sorting = (field: string) => ({ fields: [field], default: { field } });

function collectionOf(
  [name, collection]: readonly [string, Collection],
  fields: AnyWords,
  choices: Choices,
) {
  const { ending, fixed, named, schema } = collection;
  const badName = fileNameFault("") ?? "";
  return {
    name,
    label: collection.label,
    label_singular: capital(collection.one),
    icon: collection.icon,
    folder: `content/records/${name}`,
    extension: ending,
    format: formatOf(collection),
    create: !fixed,
    delete: !fixed,
    duplicate: !fixed,
    identifier_field: named,
    summary: collection.summary,
    ...(collection.page ? {} : { editor: { preview: false } }),
    slug: {
      template: name === "media" ? "{{alt | truncate(30)}}" : `{{${named}}}`,
      editable: ["create"],
      hint: "The name of the file, and the address of the page.",
      pattern: ["^[a-z][a-z0-9]*(-[a-z0-9]+)*$", capital(badName)],
    },
    sortable_fields: sorting("order" in fields ? "order" : name === "media" ? "slug" : named),
    ...(name === "media" ? { media_folder: "/content/records/media", public_folder: "" } : {}),
    fields: [...fieldsOf(schema, fields, choices, [name]), source],
  };
}

/** The editor's own settings; the caller adds where it saves, and the current rooms and offers. */
export function editorSettings(
  rooms: readonly string[] = allRooms.map(({ id }) => id),
  offers: readonly string[] = offerRecords.map(({ id }) => id),
) {
  const choices = choicesWith(rooms, offers);
  const all: readonly (readonly [keyof typeof collections, Collection])[] = Object.entries(
    collections,
  ).flatMap(([name, collection]) => (isName(name) ? [[name, collection] as const] : []));
  return {
    load_config_file: false,
    app_title: "The owner's desk",
    media_folder: "content/records/media",
    public_folder: "/pictures",
    show_preview_links: false,
    output: { omit_empty_optional_fields: true },
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    collections: all.map((entry) => collectionOf(entry, wordsOf[entry[0]], choices)),
    singletons: [
      {
        name: siteFile.name,
        label: "Brand, phones, addresses",
        icon: "settings",
        file: siteFile.file,
        format: "record-yaml",
        fields: [...fieldsOf(siteFile.schema, words.siteWords, choices, [siteFile.name]), source],
      },
    ],
  };
}

const isName = (name: string): name is keyof typeof collections => Object.hasOwn(collections, name);
