export type VariantPrefix = "" | "/home2" | "/home3" | "/home4" | "/home5";

export type InnerPage =
  | "about"
  | "room"
  | "find_room"
  | "room_details"
  | "services"
  | "service_details"
  | "our_team"
  | "pricing"
  | "blog"
  | "blog_details"
  | "contact";

export type HomePath = "/" | "/home2" | "/home3" | "/home4" | "/home5";

/** The pages of records, one each; which of them there are, content knows. */
type RecordPath =
  | `/resorts/${string}`
  | `${VariantPrefix}/room_details/${string}`
  | `/service_details/${string}`
  | `/blog_details/${string}`;

export type PagePath =
  | HomePath
  | `${VariantPrefix}/${InnerPage}`
  | "/resorts"
  | RecordPath
  | "/plan"
  | "/am"
  | "/stay_card"
  | "/accessibility";

/** From an inner page to another of the same variant, which that page does not know. */
export type RelativeHref = `../${string}`;

export type SiteHref = PagePath | `${PagePath}?${string}` | `${PagePath}#${string}` | RelativeHref;
