import { expect, type Locator, type Page } from "@playwright/test";
import { contactChannels } from "@/components/features/stay/model/booking-office";
import type { FormDestination } from "@/components/features/forms/send-form";
import type { ContactChannels } from "@/components/features/contact/request-hrefs";
import { houseOf } from "@/content/model/houses";
import { roomOf } from "@/content/model/rooms";
import { site } from "@/content/model/site";
import { stayTexts } from "@/content/copy/stay";
import { sendTexts } from "@/content/copy/stay-request";
import { rewriteRouteData } from "./route-data";
import { counted, dollars } from "./words";

export const deluxe = roomOf("deluxe-room");
export const deluxeHouse = houseOf(deluxe.house);

/** Three nights, two rooms, four people. */
export const search =
  "selectedInDate=2026-12-01&selectedOutDate=2026-12-04&room=2&adult=3&children=1";

export const roomQuery = ({ title, pricePerNight }: { title: string; pricePerNight: number }) =>
  String(new URLSearchParams({ price: String(pricePerNight), title }));

const stayQuery = `${search}&${roomQuery(deluxe)}`;
export const sendAddress = `/find_room/?${stayQuery}`;

/** Matches a reference made in the browser. */
export const reference = new RegExp(`${site.brand.shortName.toUpperCase()}-[2-9A-Z]{6}`);

const { facts } = stayTexts;
const { message: labels } = sendTexts;

/** The stay as the booking office reads it, above the guest's words. */
export const stayLines = [
  `${sendTexts.facts.room}: ${deluxe.title}, ${deluxeHouse.name}`,
  `${facts.checkIn.label}: Tue 1 December 2026 (22 Hidar 2019)`,
  `${facts.checkOut.label}: Fri 4 December 2026 (25 Hidar 2019)`,
  `${counted(3, stayTexts.night)}, ${counted(2, stayTexts.room)}, ${counted(3, stayTexts.adult)}, ${counted(1, stayTexts.child)}`,
  `${labels.rateShown}: ${dollars(deluxe.pricePerNight)} ${sendTexts.perNight}`,
  [
    counted(3, stayTexts.night),
    sendTexts.times,
    counted(2, stayTexts.room),
    sendTexts.times,
    dollars(deluxe.pricePerNight),
    "=",
    sendTexts.about,
    dollars(3 * 2 * deluxe.pricePerNight),
  ].join(" "),
];

export const addressLine = (page: Page, query = `${stayQuery}&step=send`) =>
  `${labels.address} ${new URL("/find_room/", page.url()).href}?${query}`;

export const subject = (code: string) =>
  `${labels.subject} ${code}: ${deluxe.title}, Tue 1 December 2026`;

export const requestOn = (page: Page) => page.locator("#send");

export const way = (page: Page, name: keyof typeof sendTexts.prepared) =>
  requestOn(page).getByRole("link", { name: new RegExp(`^${sendTexts.channels[name]}`) });

export const change = (page: Page, label: string) =>
  requestOn(page).getByRole("link", { name: new RegExp(`^${sendTexts.change}\\s*: ${label}$`) });

/** The recipient, subject and lines of an e-mail, as a mail program reads them from the link. */
export async function emailFromLink(link: Locator) {
  const href = (await link.getAttribute("href")) ?? "";
  const [address = "", query = ""] = href.replace(/^mailto:/, "").split(/\?(.*)/s);
  const fields = query.split("&").map((field) => field.split("="));
  const body = decodeURIComponent(fields.find(([name]) => name === "body")?.[1] ?? "");
  return {
    to: decodeURIComponent(address),
    fields: fields.map(([name]) => name),
    subject: decodeURIComponent(fields.find(([name]) => name === "subject")?.[1] ?? ""),
    lines: body.split("\r\n"),
  };
}

/** Returns the reference in the prepared message. */
export async function referenceIn(page: Page): Promise<string> {
  await expect(way(page, "email")).toHaveAttribute("href", reference);
  return reference.exec((await way(page, "email").getAttribute("href")) ?? "")?.[0] ?? "";
}

export async function openSend(page: Page, address = sendAddress) {
  await page.goto(address);
  await expect(way(page, "email")).toBeVisible();
}

type Settings = { channels?: Partial<ContactChannels>; destination?: FormDestination | null };

/** Opens the built page as if the owner had set these in content/records/site.yaml. Call it before the page is opened. */
export async function withSettings(page: Page, { channels, destination = null }: Settings) {
  const written = (one: ContactChannels, to: FormDestination | null) =>
    `"channels":${JSON.stringify(one)},"destination":${JSON.stringify(to)}`;
  await page.addInitScript(rewriteRouteData, [
    {
      written: written(contactChannels, null),
      instead: written({ ...contactChannels, ...channels }, destination),
    },
  ]);
}

/** Measures layout shifts. Call it before the page is opened. */
export async function recordShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, "shifted", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift: unknown = Reflect.get(entry, "value");
        if (typeof shift === "number") {
          Reflect.set(window, "shifted", Number(Reflect.get(window, "shifted")) + shift);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "shifted")));
}
