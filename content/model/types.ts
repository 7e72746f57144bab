import type { z } from "zod";
import type { amenityIcons } from "../schemas/icons";
import type { locationIds } from "../schemas/location-ids";
import type { roomSchema } from "../schemas/room";
import type { serviceSchema } from "../schemas/service";
import type { networks } from "../schemas/site";
import type { storySchema } from "../schemas/story";
import type { HomePath, PagePath, SiteHref, VariantPrefix } from "../../lib/text/site-href";

export type {
  HomePath,
  InnerPage,
  PagePath,
  RelativeHref,
  SiteHref,
} from "../../lib/text/site-href";

/** The name of a picture of content/records/media; the build refuses an unknown one. */
export type PictureName = string;

export type Variant = "booking" | "resort" | "hostel" | "city" | "apartment";

export type PageLink = { readonly kind: "page"; readonly label: string; readonly href: SiteHref };

/** An undefined `url` means that the owner has not set one: the link is shown and leads nowhere. */
export type OutsideLink = {
  readonly kind: "outside";
  readonly label: string;
  readonly url: string | undefined;
};

export type ContentLink = PageLink | OutsideLink;

type HeaderKind = "overlay" | "garden" | "poster" | "night" | "line";

type FooterList = "useful" | "information";

export type VariantFacts = {
  readonly id: Variant;
  readonly prefix: VariantPrefix;
  readonly home: HomePath;
  readonly label: string;
  readonly header: HeaderKind;
  readonly topBar: boolean;
  readonly primaryAction: ContentLink;
  readonly footerList: FooterList;
};

export type LocationId = (typeof locationIds)[number];

export type SocialNetwork = (typeof networks)[number];

export type AccountLink = "paymentOptions" | "myBookings" | "ourReview" | "login" | "signUp";

export type PageFacts = {
  readonly title: string;
  readonly menuLabel: string;
  /** The page's h1; null where a part of the page has it. */
  readonly bannerTitle: string | null;
  readonly breadcrumb: string;
  readonly description: string;
  readonly picture: PictureName;
  /** The picture of a shared link, if it is not the page's own. */
  readonly shared?: PictureName;
};

export type HomeFacts = {
  readonly title: string;
  readonly description: string;
  readonly picture: PictureName;
};

/** The spec's pages that have the rooms' own pages below them. */
export type RoomPath = "/room_details" | "/home3/room_details" | "/home5/room_details";

export type Room = Omit<z.infer<typeof roomSchema>, "amenities"> & {
  readonly id: string;
  readonly amenities: readonly Amenity[];
  readonly page: `${RoomPath}/${string}`;
};

export type Offer = {
  readonly id: string;
  readonly name: string;
  readonly discountPercent: number;
  /** The id of the room that the offer discounts. */
  readonly room?: string | undefined;
  readonly text: string;
  readonly picture: PictureName;
  readonly href: PagePath;
};

export type Voucher = {
  readonly id: string;
  readonly title: string;
  readonly theme: string;
  readonly text: string;
  readonly picture: PictureName;
  readonly action: Omit<PageLink, "href"> & { readonly href: `/contact?${string}` };
};

export type Testimonial = {
  readonly id: string;
  readonly quote: string;
  readonly author: string;
  readonly role: "Guest" | "Manager" | "Trip Advisor";
  readonly stars: 5;
};

export type Post = z.infer<typeof storySchema> & {
  readonly id: string;
  readonly page: `/blog_details/${string}`;
};

export type PostComment = {
  readonly id: string;
  /** The id of the story that the comment is about. */
  readonly story: string;
  readonly author: string;
  readonly date: string;
  readonly text: string;
};

export type MealCategory = "breakfast" | "lunch" | "supper" | "dinner";

export type FoodItem = {
  readonly category: MealCategory;
  readonly image: PictureName;
  readonly title: string;
  readonly price: number;
  readonly description: string;
};

export type Amenity = {
  readonly id: string;
  readonly icon: (typeof amenityIcons)[number];
  readonly title: string;
  readonly text: string;
};

export type Meal = {
  readonly id: MealCategory;
  readonly name: string;
  readonly from: string;
  readonly to: string;
};

export type FaqItem = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly active: false;
};

export type TeamMember = {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly email: string;
};

export type ResortLocation = {
  readonly id: LocationId;
  readonly name: string;
  readonly place: string;
  readonly description: string;
  readonly picture: PictureName;
  readonly href: SiteHref;
  readonly phone: string;
  readonly coordinates: { readonly lat: number; readonly lon: number };
  readonly altitude: number;
  /** The full name: brand and place. */
  readonly fullName: string;
  readonly address: string;
  /** The official hotel class, not the guests' rating. */
  readonly stars: 5;
  readonly amenities: readonly string[];
};

export type HeroSlide = {
  readonly id: LocationId;
  readonly label: string;
  readonly headline: readonly [string, string];
  readonly phone: string;
  readonly picture: PictureName;
};

/** A heading with the small label above it and an optional text below. */
export type SectionHeading = {
  readonly label: string;
  readonly title: string;
  readonly text?: string;
};

/** The drawing of a facility: one that records may choose, or one that only pages use. */
type FacilityIcon =
  (typeof amenityIcons)[number] | "badge-check" | "expand" | "flower" | "shield-check" | "users";

type Facility = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly icon: FacilityIcon;
  readonly picture: PictureName;
};

export type LinkedFacility = Facility & { readonly href: SiteHref };

/** A service of the City Hotel, with its floor. */
export type HouseService = {
  readonly id: string;
  /** "0" is the street level, "-1" the one below it. */
  readonly floor: string;
  readonly hours: string;
  readonly title: string;
  readonly text: string;
  readonly picture: PictureName;
  readonly href: SiteHref;
};

export type Fact = { readonly name: string; readonly value: string };

export type Tile = {
  readonly id: string;
  readonly icon: FacilityIcon;
  readonly title: string;
  readonly text: string;
};

export type Service = z.infer<typeof serviceSchema> & {
  readonly id: string;
  readonly page: `/service_details/${string}`;
};

export type NumberedService = Service & { readonly number: string };

export type Stat = {
  readonly id: string;
  readonly value: string;
  readonly label: string;
};

export type GalleryPicture = {
  readonly id: string;
  readonly picture: PictureName;
  readonly caption: string;
};

export type SelectOption = {
  readonly value: string;
  readonly label: string;
};

export type FieldText = {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly required: boolean;
};

export type PricingCard = {
  readonly id: string;
  readonly title: string;
  readonly price: number;
  readonly per: string;
  readonly features: readonly [string, string, string, string];
  readonly action: PageLink;
};

export type EventPanel = {
  readonly id: string;
  /** In 24 hours, as timetables print it. */
  readonly time: string;
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly picture: PictureName;
  readonly href: SiteHref;
};

export type CountWords = { readonly one: string; readonly other: string };
