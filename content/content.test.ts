/** @jest-environment node */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { aboutBlock, aboutPage } from "./about";
import { announcement } from "./announcement";
import { contactBlock } from "./contact";
import { facilities, facilitiesHeading, roomFacilities } from "./facilities";
import { faq } from "./faq";
import {
  apartmentSearch,
  appointmentForm,
  bookingBar,
  cityAvailability,
  commentForm,
  contactForm,
  counters,
  dialogs,
  hostelSearch,
  newsletterForm,
  resortSearch,
  stayFields,
} from "./forms";
import { furtherPages } from "./further-pages";
import {
  apartmentGallery,
  apartmentGalleryLink,
  awards,
  cityGallery,
  footerGallery,
  morePlaces,
  resortPlaces,
} from "./galleries";
import {
  apartmentBlogs,
  apartmentFeatures,
  apartmentRooms,
  apartmentSlides,
  homeApartment,
} from "./home-apartment";
import { heroSlides, homeBooking } from "./home-booking";
import { cityTestimonials, extraServices, homeCity } from "./home-city";
import { homeHostel, hostelEvents, hostelRooms, hostelTestimonials } from "./home-hostel";
import { homeResort, resortFacilities, resortRooms } from "./home-resort";
import { locations } from "./locations";
import {
  footerList,
  homeLinks,
  mainLinks,
  outsideLinks,
  pageMenu,
  primaryAction,
  socialLinks,
  topBar,
} from "./navigation";
import { hostelOffers, offers } from "./offers";
import { errorPage } from "./error-page";
import { homePages, innerPages, notFoundPage, pages, resortsPage } from "./pages";
import { pictures, type PictureName } from "./pictures";
import {
  blogCategories,
  blogDetails,
  blogPage,
  comments,
  latestPosts,
  popularPosts,
  posts,
} from "./posts";
import { pricingCards } from "./pricing";
import { amenities, roomDetails } from "./room-details";
import { rooms, sampleRooms } from "./rooms";
import { meals, menuFilters, serviceDetails } from "./service-details";
import { moreServices, services } from "./services";
import { site } from "./site";
import { validateSite } from "./site-checks";
import { stayTexts } from "./stay";
import { suites } from "./suites";
import { team } from "./team";
import { testimonials } from "./testimonials";
import { variantOrder, variants } from "./variants";
import { vouchers } from "./vouchers";

const root = join(__dirname, "..");
const moduleFiles = readdirSync(__dirname).filter(
  (file) => /^[a-z-]+\.ts$/.test(file) && file !== "types.ts",
);

const pagePaths = new Set<string>([
  "/resorts",
  ...variantOrder.flatMap((variant) => [
    variants[variant].home,
    ...innerPages.map((page) => `${variants[variant].prefix}/${page}`),
  ]),
]);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Every object below a value, with the way to it. */
function objectsIn(
  value: unknown,
  where: string,
): { where: string; entry: Record<string, unknown> }[] {
  if (!isRecord(value)) return [];
  const below = Object.entries(value).flatMap(([key, child]) =>
    objectsIn(child, `${where}.${key}`),
  );
  return [{ where, entry: value }, ...below];
}

function menu(): Record<string, unknown>[] {
  const parsed: unknown = JSON.parse(readFileSync(join(root, "public/food.menu.json"), "utf8"));
  return Array.isArray(parsed) ? parsed.filter(isRecord) : [];
}

const labels = (links: readonly { label: string }[]) => links.map((link) => link.label);
const hrefs = (links: readonly unknown[]) =>
  links.map((link) => (isRecord(link) ? link["href"] : undefined));

let everything: { where: string; entry: Record<string, unknown> }[] = [];

beforeAll(async () => {
  for (const file of moduleFiles) {
    const exported: unknown = await import(`./${file.replace(/\.ts$/, "")}`);
    everything = everything.concat(objectsIn(exported, file));
  }
  everything = everything.concat(objectsIn(menu(), "food.menu.json"));
});

describe("the site's structure", () => {
  test("there are 61 page paths: five homes, eleven inner pages under each, and the resorts", () => {
    expect(pagePaths.size).toBe(61);
    expect(innerPages).toEqual([
      "about",
      "room",
      "find_room",
      "room_details",
      "services",
      "service_details",
      "our_team",
      "pricing",
      "blog",
      "blog_details",
      "contact",
    ]);
  });

  test("the menus list the five homes in the specification's order", () => {
    expect(labels(homeLinks)).toEqual([
      "Hotel Booking",
      "Resort",
      "Hostel",
      "City Hotel",
      "Apartment",
    ]);
    expect(hrefs(homeLinks)).toEqual(["/", "/home2", "/home3", "/home4", "/home5"]);
  });

  test("the main links carry the variant's prefix", () => {
    expect(labels(mainLinks("booking"))).toEqual(["Home", "About", "Contact"]);
    expect(hrefs(mainLinks("booking"))).toEqual(["/", "/about", "/contact"]);
    expect(hrefs(mainLinks("city"))).toEqual(["/home4", "/home4/about", "/home4/contact"]);
  });

  test("the Page menu lists twelve pages of the variant", () => {
    for (const variant of variantOrder) {
      expect(labels(pageMenu(variant))).toEqual([
        "Home",
        "About",
        "Room",
        "Find Room",
        "Room Details",
        "Services",
        "Service Details",
        "Our Team",
        "Pricing",
        "Blog",
        "Blog Details",
        "Contact",
      ]);
    }
    expect(hrefs(pageMenu("hostel")).slice(0, 3)).toEqual([
      "/home3",
      "/home3/about",
      "/home3/room",
    ]);
  });

  test("Training, TaskManager and Reward lead to outside hosts", () => {
    expect(labels(outsideLinks)).toEqual(["Training", "TaskManager", "Reward"]);
    for (const link of outsideLinks) expect(link.url).toMatch(/^https:\/\//);
  });

  test("Booking Online and Book Now go where the specification sends them", () => {
    expect(primaryAction("booking")).toEqual({
      kind: "page",
      label: "Booking Online",
      href: "/home2/find_room",
    });
    for (const variant of ["resort", "hostel"] as const) {
      expect(primaryAction(variant)).toEqual({
        kind: "outside",
        label: "Booking Online",
        url: site.hosts.booking,
      });
    }
    for (const variant of ["city", "apartment"] as const) {
      expect(primaryAction(variant)).toEqual({ kind: "page", label: "Book Now", href: "/pricing" });
    }
  });

  test("only the City Hotel and the Apartment wear the top bar, whose badge says 4", () => {
    expect(variantOrder.filter((variant) => variants[variant].topBar)).toEqual([
      "city",
      "apartment",
    ]);
    expect(labels([...topBar.start, ...topBar.end])).toEqual([
      "Payment Options",
      "My Bookings",
      "Our Review",
      "Login",
      "Sign Up",
    ]);
    expect(topBar.notifications.badge).toBe("4");
  });

  test("the Useful Links lead to pages under the variant's prefix", () => {
    expect(footerList("resort")).toEqual({
      title: "Useful Links",
      links: [
        { kind: "page", label: "About Resort", href: "/home2/about" },
        { kind: "page", label: "Rooms & Suites", href: "/home2/room" },
        { kind: "page", label: "Reservations", href: "/home2/find_room" },
        { kind: "page", label: "News & Blogs", href: "/home2/blog" },
        { kind: "page", label: "Contact Us", href: "/home2/contact" },
      ],
    });
    expect(hrefs(footerList("booking").links)).toEqual([
      "/about",
      "/room",
      "/find_room",
      "/blog",
      "/contact",
    ]);
  });

  test("some variants show the information list instead, under their own prefix", () => {
    expect(footerList("apartment").title).toBe("Information");
    for (const href of hrefs(footerList("apartment").links)) expect(href).toMatch(/^\/home5\//);
  });

  test("the footer has four social links, two awards and six pictures", () => {
    expect(socialLinks.map((link) => link.network)).toEqual([
      "facebook",
      "twitter",
      "linkedin",
      "pinterest",
    ]);
    expect(awards).toHaveLength(2);
    expect(footerGallery).toHaveLength(6);
  });

  test("the 404 and error views say what the specification says", () => {
    expect(notFoundPage).toMatchObject({
      code: "404",
      title: "Page Not Found",
      action: { label: "Go Home", href: "/" },
    });
    expect(errorPage.title).toBe("Unexpected Application Error!");
  });

  test("the resorts page is titled with the brand and the word Resorts", () => {
    expect(resortsPage.absoluteTitle).toBe(`${site.brand.name} - Resorts`);
  });
});

describe("the Hotel Booking home", () => {
  test("the hero shows four places, each with its headline and a telephone number of its own", () => {
    expect(heroSlides.map((slide) => slide.headline.join(" "))).toEqual([
      "THE BEST RESORT IN TANA",
      "THE BEST RESORT IN BISHOFTU",
      "THE BEST RESORT IN AWASH FALLS",
      "THE BEST RESORT IN ENTOTO",
    ]);
    expect(new Set(heroSlides.map((slide) => slide.phone)).size).toBe(4);
    expect(homeBooking.hero.callToAction).toBe("Book Your Vacation");
  });

  test("the booking bar starts with one room and one adult, which are its minimums, and no child", () => {
    expect(counters.rooms).toMatchObject({ start: 1, min: 1 });
    expect(counters.adults).toMatchObject({ start: 1, min: 1 });
    expect(counters.children).toMatchObject({ start: 0, min: 0 });
    expect(bookingBar).toMatchObject({ submit: "Book", action: "/find_room" });
  });

  test("the stay travels under the contract's names", () => {
    expect([
      stayFields.checkIn.name,
      stayFields.checkOut.name,
      stayFields.rooms.name,
      stayFields.adults.name,
      stayFields.children.name,
    ]).toEqual(["selectedInDate", "selectedOutDate", "room", "adult", "children"]);
    expect([stayFields.checkIn.label, stayFields.checkOut.label]).toEqual([
      "Check In",
      "Check Out",
    ]);
  });

  test("three gift vouchers read more about their price", () => {
    expect(vouchers.map((voucher) => voucher.action)).toEqual(
      Array.from({ length: 3 }, () => ({ kind: "page", label: "Read More", href: "/pricing" })),
    );
  });

  test("the four offers take 25, 24, 26 and 22 percent off", () => {
    expect(offers.map((offer) => offer.discountPercent)).toEqual([25, 24, 26, 22]);
  });

  test("sample rooms have 58 sq ft", () => {
    expect(sampleRooms.map((room) => room.areaText)).toEqual(
      Array.from({ length: 4 }, () => "58 sq ft"),
    );
  });

  test("three suites cost $560 a night, and their details stand on the outside booking site", () => {
    expect(suites).toHaveLength(3);
    for (const suite of suites) {
      expect(suite).toMatchObject({
        pricePerNight: 560,
        areaText: "1500 sq ft",
        bedType: "1 King Bed",
        link: { kind: "outside", label: "View Details", url: site.hosts.booking },
      });
    }
  });

  test("Resort FACILITIES has eight tiles in the specification's order", () => {
    expect(facilitiesHeading.title).toBe("Resort FACILITIES");
    for (const word of ["spa", "fine dining", "watersports", "ultural events", "yoga"]) {
      expect(facilitiesHeading.text).toContain(word);
    }
    expect(facilities.map((facility) => facility.title)).toEqual([
      "Accommodation",
      "Nature Walks",
      "Yoga",
      "Fine Dining",
      "Swimming Pool",
      "Spa",
      "Water Sports",
      "Family Fun",
    ]);
  });

  test("the about block states 250 + rooms and a rating of 4.9 beside two pictures", () => {
    expect(aboutBlock.title).toBe("THE BEST RESORT AND SPA IN ETHIOPIA");
    expect(aboutBlock.stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
      "250 + Luxury Rooms",
      "4.9 Customer Ratings",
    ]);
    expect(aboutBlock.pictures).toHaveLength(2);
    expect(aboutBlock.action).toMatchObject({ label: "More About", href: "/about" });
  });
});

describe("the resorts", () => {
  test("there are four locations; Tana leads home and the others to their own section", () => {
    expect(locations.map(({ name, href }) => [name, href])).toEqual([
      ["Tana", "/"],
      ["Bishoftu", "/resorts#bishoftu"],
      ["Awash Falls", "/resorts#awash"],
      ["Entoto", "/resorts#entoto"],
    ]);
  });

  test("each location says what the specification says of it", () => {
    const [tana, bishoftu, awash, entoto] = locations;
    expect(`${tana.place} ${tana.description}`).toMatch(/Bahirdar, Lake Tana.*second resort/);
    expect(bishoftu.description).toMatch(/flagship.*2007.*first 5-star resort in the country/);
    expect(awash.description).toContain("boutique resort over a waterfall in Awash National Park");
    expect(entoto.description).toMatch(/adventure park.*rock-climbing, horse riding and glamping/);
  });

  test("each location lies in Ethiopia", () => {
    for (const { coordinates } of locations) {
      expect(coordinates.lat).toBeGreaterThan(3.4);
      expect(coordinates.lat).toBeLessThan(14.9);
      expect(coordinates.lon).toBeGreaterThan(33);
      expect(coordinates.lon).toBeLessThan(48);
    }
  });

  test("the announcement presents 54 villas and quotes the founder", () => {
    expect(announcement.villas).toBe(54);
    expect(announcement.text).toContain("54 villas, each themed on a different African country");
    expect(announcement.quote).toMatchObject({
      author: site.founder.name,
      role: "Founder and CEO",
    });
  });
});

describe("the Resort home", () => {
  test("the search offers 01 to 05 adults and children and checks out to the resort's own search", () => {
    const numbers = ["01", "02", "03", "04", "05"];
    expect(labels(resortSearch.adults)).toEqual(numbers);
    expect(labels(resortSearch.children)).toEqual(numbers);
    expect(resortSearch).toMatchObject({
      submit: "Checkout Now",
      action: "/home2/find_room",
      requiredMark: "*",
    });
  });

  test("A Welcoming Haven shows more tour", () => {
    expect(homeResort.haven).toMatchObject({
      title: "A Welcoming Haven",
      action: { label: "See more tour", href: "/find_room" },
    });
  });

  test("the three Hotel Facilities lead to the search", () => {
    expect(homeResort.facilities.title).toBe("Hotel Facilities");
    expect(resortFacilities.map(({ title, href }) => [title.toLowerCase(), href])).toEqual([
      ["air conditioner", "/find_room"],
      ["swimming pool", "/find_room"],
      ["comfortable rooms", "/find_room"],
    ]);
  });

  test("the places gallery has three pictures and a button to more places", () => {
    expect(resortPlaces).toHaveLength(3);
    expect(morePlaces).toMatchObject({ label: "More our places", href: "/services" });
  });

  test("deluxe, double and classic rooms lead to the resort's rooms", () => {
    expect(resortRooms.map(({ typeLabel, href }) => [typeLabel, href])).toEqual([
      ["Deluxe", "/home2/room"],
      ["Double", "/home2/room"],
      ["Classic", "/home2/room"],
    ]);
  });
});

describe("the Hostel home", () => {
  test("the search strip has four required inputs and states the hours", () => {
    expect(labels(hostelSearch.fields)).toEqual(["Check In", "Check Out", "Adults", "Children"]);
    expect(hostelSearch.fields.every((field) => field.required)).toBe(true);
    expect(hostelSearch).toMatchObject({ submit: "SEARCH ROOM", action: "/home3/find_room" });
    expect(hostelSearch.hours).toBe("Check-in is after 02:00pm and check-out before 11:00am.");
  });

  test("three of six rooms show until all are asked for", () => {
    expect(hostelRooms).toHaveLength(6);
    expect(homeHostel.rooms).toMatchObject({
      collapsedCount: 3,
      expand: "VIEW ALL ROOMS",
      collapse: "CLOSE ALL",
    });
  });

  test("three offers take 20, 25 and 25 percent off and lead to the prices", () => {
    expect(
      hostelOffers.map(({ name, discountPercent, href }) => [name, discountPercent, href]),
    ).toEqual([
      ["Double Room", 20, "/pricing"],
      ["Couple Room", 25, "/pricing"],
      ["Family Room", 25, "/pricing"],
    ]);
  });

  test("three events lead to the blog, and three guests speak", () => {
    expect(hrefs(hostelEvents)).toEqual(["/blog", "/blog", "/blog"]);
    expect(hostelTestimonials).toHaveLength(3);
    expect(homeHostel.video.button).toBe("PLAY");
  });
});

describe("the City Hotel home", () => {
  test("ROOMS & SUITES leads to the rooms, five services to the room's details", () => {
    expect(homeCity.hero.action).toMatchObject({ label: "ROOMS & SUITES", href: "/room" });
    expect(hrefs(extraServices)).toEqual(Array.from({ length: 5 }, () => "/room_details"));
  });

  test("Check Availability offers 1 to 4 adults and children and four favourite places", () => {
    expect(cityAvailability.title).toBe("Check Availability");
    expect(labels(cityAvailability.adults.options)).toEqual(["1", "2", "3", "4"]);
    expect(labels(cityAvailability.children.options)).toEqual(["1", "2", "3", "4"]);
    expect(labels(cityAvailability.location.options)).toEqual(
      Array.from({ length: 4 }, () => "Favorite Place"),
    );
    expect(new Set(cityAvailability.location.options.map((option) => option.value)).size).toBe(4);
  });

  test("three guests speak, and three articles lead to the story", () => {
    expect(cityTestimonials).toHaveLength(3);
    expect(hrefs(latestPosts)).toEqual(Array.from({ length: 3 }, () => "/blog_details"));
  });

  test("the gallery has more pictures than the 4.5 that fit", () => {
    expect(cityGallery.length).toBeGreaterThanOrEqual(6);
  });
});

describe("the Apartment home", () => {
  test("three slides are numbered 01 to 03", () => {
    expect(apartmentSlides.map(({ number, title }) => [number, title])).toEqual([
      ["01", "Modern Living Apartment In The Complex"],
      ["02", "Modern Living Apartment In The Complex"],
      ["03", "Modern Swimming Pool In The Complex"],
    ]);
    expect(homeApartment.hero.action).toMatchObject({
      label: "Get In Touch",
      href: "/home5/find_room",
    });
    expect(homeApartment.hero.tagline.toLowerCase()).toContain("luxury apartment hotel");
  });

  test("the search offers Children 1 to Children 4", () => {
    expect(apartmentSearch.children.placeholder).toBe("Select Number of Children");
    expect(labels(apartmentSearch.children.options)).toEqual([
      "Children 1",
      "Children 2",
      "Children 3",
      "Children 4",
    ]);
  });

  test("four features, 22+ years of experience and an offer to discover", () => {
    expect(apartmentFeatures.map((feature) => feature.title)).toEqual([
      "Air-conditioned",
      "Airport transfer",
      "All inclusive",
      "Under protection",
    ]);
    expect(homeApartment.about.badge).toEqual({ value: "22+", label: "Years Experience" });
    expect(homeApartment.bestOffer.action).toMatchObject({
      label: "Discover More",
      href: "/service_details",
    });
  });

  test("single, double and deluxe rooms cost $49 for five adults on 95ft3", () => {
    expect(apartmentRooms.map((room) => room.title)).toEqual([
      "Single Room",
      "Double Room",
      "Deluxe Room",
    ]);
    for (const room of apartmentRooms) {
      expect(room).toMatchObject({
        adults: 5,
        sizeText: "95ft3",
        pricePerNight: 49,
        action: { label: "BOOK NOW", href: "/find_room" },
      });
    }
  });

  test("three of six blogs show at first, all labelled Booking, and one title leads to the rooms", () => {
    expect(homeApartment.blogs).toMatchObject({
      title: "We’re Here To Share Story From Latest News",
      collapsedCount: 3,
      expand: "All Blogs",
      collapse: "Close All",
    });
    expect(apartmentBlogs.map((blog) => blog.category)).toEqual(
      Array.from({ length: 6 }, () => "Booking"),
    );
    expect(apartmentBlogs.filter((blog) => blog.titleHref === "/home5/room")).toHaveLength(1);
    expect(apartmentBlogs.filter((blog) => blog.titleHref === "/blog_details")).toHaveLength(5);
  });

  test("the gallery has four pictures captioned Modern comfort", () => {
    expect(apartmentGallery.map((picture) => picture.caption)).toEqual(
      Array.from({ length: 4 }, () => "Modern comfort"),
    );
    expect(apartmentGalleryLink).toMatchObject({ label: "Hotel Booking", href: "/home5/room" });
    expect(homeApartment.newsletter.title).toBe("Sign Up for Our Newsletter For Daily Update");
  });
});

describe("the inner pages", () => {
  test("six rooms of 1500 SQ.FT with 2 King Bed cost what the specification says", () => {
    expect(rooms.map((room) => room.pricePerNight)).toEqual([450, 550, 560, 480, 520, 500]);
    for (const room of rooms) {
      expect(room).toMatchObject({
        areaText: "1500 SQ.FT",
        bedType: "2 King Bed",
        rating: 5,
        statusLabel: "Rent",
      });
      expect(["/room_details", "/find_room"]).toContain(room.href);
    }
  });

  test("room details keep their title, their four pictures and their hours", () => {
    expect(roomDetails).toMatchObject({
      fallbackTitle: "Delux Family Rooms",
      label: "Luxury Room",
      houseRules: { title: "House Rules" },
      children: { title: "Childreen & Extra Beds" },
      book: { label: "Book Room", href: "/find_room" },
    });
    expect(roomDetails.images).toHaveLength(4);
    expect(roomDetails.checkIn.notes[0]).toBe("Check-in from 9:00 AM, any time");
    expect(roomDetails.checkOut.notes[0]).toBe("Check-out before noon");
  });

  test("the amenities include those of the specification", () => {
    expect(amenities.map((amenity) => amenity.title)).toEqual([
      "2 - 5 Persons",
      "250 SQFT Rooms",
      "Free WiFi",
      "Swimming Pool",
      "Breakfast",
      "Gym",
    ]);
  });

  test("four services are numbered 01 to 04, the gym first and last, and more items lead to the team", () => {
    expect(services.map(({ number, title, action }) => [number, title, action.href])).toEqual([
      ["01", "Gym Training Grounds", "/service_details"],
      ["02", "Indoor Swimming Pool", "/service_details"],
      ["03", "The Restaurant Center", "/service_details"],
      ["04", "Gym Training Grounds", "/service_details"],
    ]);
    expect(moreServices.href).toBe("/our_team");
  });

  test("the restaurant opens four times a day", () => {
    expect(meals.map(({ name, from, to }) => `${name} ${from} to ${to}`)).toEqual([
      "Breakfast 7.00 AM to 10.30 AM",
      "Lunch 1.00 PM to 2.30 PM",
      "Supper 6.00 PM to 7.00 PM",
      "Dinner 8.30 PM to 10.00 PM",
    ]);
    expect(labels(menuFilters)).toEqual(["BREAKFAST", "LUNCH", "SUPPER", "DINNER"]);
  });

  test("the menu offers at least four whole dishes for each meal", () => {
    const dishes = menu();
    for (const { category } of menuFilters) {
      expect(dishes.filter((dish) => dish["category"] === category).length).toBeGreaterThanOrEqual(
        4,
      );
    }
    for (const dish of dishes) {
      expect(Object.keys(dish).sort()).toEqual([
        "category",
        "description",
        "image",
        "price",
        "title",
      ]);
      expect(dish["price"]).toEqual(expect.any(Number));
      expect(dish["description"]).toMatch(/\w.*\.$/);
    }
    expect(new Set(dishes.map((dish) => dish["title"])).size).toBe(dishes.length);
  });

  test("the team has six members", () => {
    expect(team).toHaveLength(6);
  });

  test("three identical cards offer Room Services at $12 per day with four features", () => {
    const [first, ...others] = pricingCards.map((card) => ({ ...card, id: "" }));
    expect(pricingCards).toHaveLength(3);
    expect(first).toMatchObject({
      title: "Room Services",
      price: 12,
      per: "day",
      action: { label: "PURCHASES NOW" },
    });
    expect(first?.features).toHaveLength(4);
    for (const card of others) expect(card).toEqual(first);
  });

  test("PURCHASES NOW preselects a subject that the contact form knows", () => {
    const asked = new URL(pricingCards[0].action.href, "https://site.example").searchParams.get(
      "subject",
    );
    expect(contactForm.subject.options.map((option) => option.value)).toEqual([
      "option1",
      "option2",
      "option3",
      "option4",
    ]);
    expect(contactForm.subject.options.map((option) => String(option.value))).toContain(asked);
  });

  test("eight questions start closed", () => {
    expect(faq).toHaveLength(8);
    expect(faq.filter((item) => item.active)).toEqual([]);
  });

  test("the blog has six posts in Interior, three popular ones and six categories", () => {
    expect(posts.map((post) => post.category)).toEqual(Array.from({ length: 6 }, () => "Interior"));
    expect(hrefs(posts)).toEqual(Array.from({ length: 6 }, () => "/blog_details"));
    expect(popularPosts).toHaveLength(3);
    expect(blogCategories).toEqual([
      "Luxury Hotels",
      "Restaurants",
      "SPA Center",
      "Health Club",
      "Industrial",
      "Uncategories",
    ]);
    expect(blogPage.pager.pages).toEqual(["1", "2", "3"]);
  });

  test("every category of the blog finds at least one post", () => {
    expect([...new Set(posts.map((post) => post.topic))].sort()).toEqual(
      [...blogCategories].sort(),
    );
  });

  test("a story has rules, share marks and two comments to answer", () => {
    expect(blogDetails.rules.length).toBeGreaterThan(0);
    expect(labels(blogDetails.share)).toEqual(["FB", "TW", "LN", "PI"]);
    expect(comments).toHaveLength(2);
    expect(blogDetails.reply).toBe("REPLY");
  });

  test("the forms keep their titles, fields and buttons", () => {
    expect([contactForm.title, contactForm.submit]).toEqual(["GET IN TOUCH", "SEND MESSAGE"]);
    expect([appointmentForm.label, appointmentForm.title]).toEqual([
      "MAKE AN APPOINTMENT",
      "Request a free quote",
    ]);
    expect(
      labels([
        appointmentForm.name,
        appointmentForm.email,
        appointmentForm.topic,
        appointmentForm.message,
      ]),
    ).toEqual(["Your Name", "Email Address", "Appointment Topic", "Type Your Message"]);
    expect(appointmentForm.message.columns).toBe(30);
    expect([commentForm.title, commentForm.submit]).toEqual(["Leave A Comments", "Submit Now"]);
    expect(newsletterForm.email).toMatchObject({ placeholder: "Enter Email", required: true });
  });

  test("the dialogs speak the specification's words", () => {
    expect(dialogs.warning).toMatchObject({
      title: "Form Fill-Up Complete?",
      text: "Please Fill All Type Of Field",
      confirm: "Yes, complete!",
    });
    expect(dialogs.success).toMatchObject({
      title: "Congratulation!",
      text: "Your Appointment Added Successful!",
    });
  });

  test("a check-out before the check-in gets a clear sentence", () => {
    expect(stayTexts.dateOrder).toMatch(/check-out is not after your check-in/);
  });
});

describe("everything a guest reads", () => {
  test("every link inside the site leads to a page that exists", () => {
    const links = everything.flatMap(({ where, entry }) =>
      ["href", "titleHref"].flatMap((key) => {
        const href = entry[key];
        return typeof href === "string" ? [{ where, path: href.split(/[?#]/)[0] ?? "" }] : [];
      }),
    );
    expect(links.length).toBeGreaterThan(80);
    const known = new Set<string>([...pagePaths, ...furtherPages.map(({ path }) => path)]);
    expect(links.filter(({ path }) => !known.has(path))).toEqual([]);
  });

  test("every form goes to a page that exists", () => {
    const actions = everything.flatMap(({ entry }) =>
      typeof entry["action"] === "string" ? [entry["action"]] : [],
    );
    expect(actions.length).toBeGreaterThanOrEqual(5);
    expect(actions.filter((action) => !pagePaths.has(action))).toEqual([]);
  });

  test("every picture is a known subject", () => {
    const subjects = everything.flatMap(({ where, entry }) => {
      if (where.startsWith("pictures.ts")) return [];
      const many = Array.isArray(entry["pictures"]) ? entry["pictures"] : [];
      return [entry["picture"], entry["image"], ...many].filter(
        (subject) => typeof subject === "string",
      );
    });
    expect(subjects.length).toBeGreaterThan(100);
    expect(subjects.filter((subject) => !Object.hasOwn(pictures, subject))).toEqual([]);
  });

  test("ids are unique within their list", () => {
    for (const { where, entry } of everything) {
      const values = Object.values(entry);
      if (!Array.isArray(entry)) continue;
      const ids = values.flatMap((value) =>
        isRecord(value) && typeof value["id"] === "string" ? [value["id"]] : [],
      );
      expect({ where, ids: [...new Set(ids)] }).toEqual({ where, ids });
    }
  });

  test("dates are ISO dates of 2026, and prices are whole numbers above zero", () => {
    for (const { entry } of everything) {
      if (typeof entry["date"] === "string") expect(entry["date"]).toMatch(/^2026-\d\d-\d\d$/);
      for (const price of [entry["price"], entry["pricePerNight"]]) {
        if (price !== undefined) expect(Number.isInteger(price) && Number(price) > 0).toBe(true);
      }
    }
  });

  test("guests who are quoted give five stars and say who they are", () => {
    for (const quoted of [...testimonials, ...hostelTestimonials, ...cityTestimonials]) {
      expect(quoted.stars).toBe(5);
      expect(["Guest", "Manager", "Trip Advisor"]).toContain(quoted.role);
    }
    expect(testimonials.length).toBeGreaterThanOrEqual(3);
  });

  test("no filler text and no empty text is left", () => {
    for (const { where, entry } of everything) {
      for (const [key, value] of Object.entries(entry)) {
        if (typeof value !== "string") continue;
        expect({ at: `${where}.${key}`, text: value.trim() }).toEqual({
          at: `${where}.${key}`,
          text: value,
        });
        expect(value).not.toMatch(/lorem|ipsum|dolor sit/i);
        if (key !== "prefix") expect(value).not.toBe("");
      }
    }
  });
});

describe("titles and descriptions", () => {
  const facts = [...Object.values(pages), ...Object.values(homePages), ...furtherPages];

  test("titles are unique and fit into 60 characters with the brand", () => {
    const titles = facts.map((page) => page.title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles)
      expect(`${title} · ${site.brand.name}`.length).toBeLessThanOrEqual(60);
  });

  test("descriptions are unique and have 110 to 160 characters", () => {
    const descriptions = [...facts, resortsPage].map((page) => page.description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(descriptions.filter(({ length }) => length < 110 || length > 160)).toEqual([]);
  });

  test("each inner page has a banner, a breadcrumb and the contact block's title", () => {
    for (const page of innerPages) {
      expect(pages[page].bannerTitle).not.toBe("");
      expect(pages[page].breadcrumb).not.toBe("");
    }
    expect(contactBlock.title).not.toBe("");
  });
});

describe("pictures on one page", () => {
  const of = (list: readonly { readonly picture: PictureName }[]) =>
    list.map((entry) => entry.picture);
  const footer = of(footerGallery);

  const pageSubjects: Record<string, readonly PictureName[]> = {
    "/": [
      ...of(heroSlides),
      ...of(vouchers),
      ...of(offers),
      ...of(sampleRooms),
      ...of(facilities),
      ...of(aboutBlock.pictures),
      ...of(suites),
    ],
    "/resorts": [announcement.picture, ...of(locations)],
    "/home2": [
      homeResort.hero.picture,
      ...homeResort.haven.pictures,
      ...of(resortFacilities),
      ...of(resortPlaces),
      ...of(resortRooms),
      ...of(latestPosts),
    ],
    "/home3": [
      homeHostel.hero.picture,
      ...of(hostelRooms),
      homeHostel.video.picture,
      ...of(hostelOffers),
      ...of(hostelEvents),
    ],
    "/home4": [
      homeCity.hero.picture,
      homeCity.about.picture,
      ...of(extraServices),
      homeCity.videoBooking.picture,
      ...of(latestPosts),
      ...of(cityGallery),
    ],
    "/home5": [
      ...of(apartmentSlides),
      homeApartment.about.picture,
      homeApartment.bestOffer.picture,
      ...of(apartmentRooms),
      ...of(apartmentBlogs),
      ...of(apartmentGallery),
      homeApartment.appointment.picture,
    ],
    "/about": [
      pages.about.picture,
      ...aboutPage.whoWeAre.pictures,
      aboutPage.video.picture,
      ...of(vouchers),
    ],
    "/room": [pages.room.picture, ...of(rooms), ...of(roomFacilities)],
    "/find_room": [pages.find_room.picture, ...of(rooms)],
    "/room_details": [pages.room_details.picture, ...of(roomDetails.images)],
    "/services": [pages.services.picture, ...of(services)],
    "/service_details": [pages.service_details.picture, serviceDetails.picture],
    "/blog": [pages.blog.picture, ...of(posts)],
    "/blog_details": [
      blogDetails.picture,
      blogDetails.figure.picture,
      blogDetails.previous.post.picture,
      blogDetails.next.post.picture,
    ],
  };

  test.each(Object.entries(pageSubjects))(
    "%s shows no picture twice once every master is there",
    (_path, subjects) => {
      const masters = [...subjects, ...footer].map((subject) => pictures[subject][0]);
      expect(masters.filter((master, index) => masters.indexOf(master) !== index)).toEqual([]);
    },
  );

  test("every subject can fall back to a master that exists", () => {
    const masters = readdirSync(join(__dirname, "media")).map((file) => file.replace(/\.jpg$/, ""));
    for (const [subject, preferences] of Object.entries(pictures)) {
      expect({
        subject,
        found: preferences.some((master: string) => masters.includes(master)),
      }).toEqual({
        subject,
        found: true,
      });
    }
  });
});

describe("the owner's settings", () => {
  function sources(folder: string): string[] {
    return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file));
  }

  test("telephone numbers, e-mail addresses and the brand stand in site.ts and the examples of its checks alone", () => {
    const elsewhere = ["content", "components", "app"]
      .flatMap(sources)
      .filter((file) => !/^content[\\/]site(-checks)?\.ts$/.test(file))
      .filter((file) =>
        /\+251|\w@\w+\.\w|Adey Resort|\.example\b/.test(readFileSync(join(root, file), "utf8")),
      );
    expect(elsewhere).toEqual([]);
  });

  test("the defaults are neutral: nobody's number, address, host or account", () => {
    for (const phone of Object.values(site.phones)) expect(phone).toMatch(/^\+251 11 000 00 \d\d$/);
    for (const email of Object.values(site.emails)) expect(email).toMatch(/@example\.com$/);
    for (const host of Object.values(site.hosts))
      expect(new URL(host).hostname).toMatch(/\.example$/);
    expect(
      Object.values({ ...site.social, ...site.accounts }).filter((url) => url !== undefined),
    ).toEqual([]);
    expect(site.forms.endpoint).toBeUndefined();
    expect(site.brand.foundedYear).toBe(2002);
  });

  test("a fault is named with its field and what it must be", () => {
    const wrong = { ...site, phones: { ...site.phones, booking: "call us" } };
    expect(() => validateSite(wrong)).toThrow(
      "content/site.ts: phones.booking must look like +251 11 000 00 01",
    );
  });

  test("all faults are told at once", () => {
    const wrong = {
      ...site,
      brand: { ...site.brand, name: " " },
      emails: { ...site.emails, info: "info" },
      social: { ...site.social, facebook: "facebook" },
      forms: { endpoint: "http://plain.example/forms" },
    };
    expect(() => validateSite(wrong)).toThrow(
      [
        "content/site.ts: brand.name must not be empty",
        "content/site.ts: emails.info must look like booking@example.com",
        "content/site.ts: social.facebook must be an address that begins with https://",
        "content/site.ts: forms.endpoint must be a path of this site (/film/adey.mp4) or an address that begins with https://",
      ].join("\n"),
    );
  });

  test.each([
    ["an Ethiopian mobile", "+251 911 00 00 01"],
    ["a number in another country", "+44 20 0000 0001"],
  ])("%s is taken as a telephone number", (_name, phone) => {
    const own = { ...site, phones: { ...site.phones, booking: phone } };
    expect(validateSite(own)).toBe(own);
  });
});
