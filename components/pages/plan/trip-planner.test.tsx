import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { elevationGains } from "@/components/pages/plan/elevation-gains";
import { tripHouse } from "@/components/pages/plan/trip-house";
import { TripPlanner } from "@/components/pages/plan/trip-planner.client";
import { festivals } from "@/content/copy/festivals";
import { placeNames } from "@/content/model/place-names";
import { planTexts } from "@/content/copy/plan";
import { site } from "@/content/model/site";
import { sendTexts } from "@/content/copy/stay-request";

const scene = (clothes: string) => ({ picture: null, clothes });
const scenes = {
  tana: scene("A jumper"),
  bishoftu: scene("A dress"),
  awash: scene("A hat"),
  entoto: scene("A jacket"),
};
const [tana, bishoftu, awash, entoto] = [
  placeNames.tana,
  placeNames.bishoftu,
  placeNames.awash,
  placeNames.entoto,
].map(({ name }) => name);
const office = {
  channels: { email: site.emails.booking, phone: site.phones.booking, whatsapp: "251110000001" },
  mark: "Adey",
};
/** Mocks IntersectionObserver, so that nothing comes near the window by itself. */
let comeNear = () => {};
beforeAll(() => {
  Object.defineProperty(window, "IntersectionObserver", {
    configurable: true,
    value: class {
      constructor(
        private report: (entries: { isIntersecting: boolean; target: Element }[]) => void,
      ) {}
      observe(target: Element) {
        comeNear = () => this.report([{ isIntersecting: true, target }]);
      }
      disconnect() {}
    },
  });
});
const withLake =
  "?stop=entoto&nights=1&stop=tana&nights=3&stop=bishoftu&nights=2&stop=awash&nights=2";
const open = (query = "") => {
  window.history.replaceState(null, "", `/plan/${query}`);
  return render(
    <TripPlanner
      action="/plan/"
      scenes={scenes}
      line={null}
      office={office}
      words={{
        withoutScripts: null,
        ask: null,
        contact: <a href="mailto:">Write</a>,
        elevationGains,
      }}
      house={tripHouse}
    />,
  );
};
const order = () =>
  within(screen.getByRole("list"))
    .getAllByRole("heading")
    .map((heading) => heading.textContent);
const address = () => new URLSearchParams(window.location.search);
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("a guest finds our own five nights, counted by days, and an untouched address", () => {
  open();
  expect(order()).toEqual([entoto, bishoftu, awash, tana]);
  expect(screen.getByText(`${planTexts.day} 2 ${planTexts.to} 4`)).toBeInTheDocument();
  expect(screen.getByText(`5 ${planTexts.night.other}`)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: `${planTexts.earlier} ${tana}` })).toBeNull();
  expect(window.location.search).toBe("");
});

test("what to wear is listed with the stops that are made, and with no other", async () => {
  open();
  expect(screen.getByText("A hat")).toBeInTheDocument();
  await click(`${planTexts.lessAt} ${awash}`);
  await click(`${planTexts.lessAt} ${awash}`);
  expect(screen.queryByText("A hat")).not.toBeInTheDocument();
  expect(screen.getByText("A jacket")).toBeInTheDocument();
});

test("metres are counted along the way that is left", async () => {
  open("?stop=entoto&nights=1&stop=tana&nights=0&stop=bishoftu&nights=0&stop=awash&nights=0");
  expect(screen.getByText(`${planTexts.about} 600 ${planTexts.metres}`)).toBeInTheDocument();
});

test("it is a form that sends what the address holds", () => {
  open();
  const form = screen.getByRole<HTMLFormElement>("form", { name: planTexts.formLabel });
  expect(form.method).toBe("get");
  const sent = Array.from(new FormData(form), ([name, value]) => `${name}=${String(value)}`);
  expect(sent.slice(0, 3)).toEqual(["first=", "stop=entoto", "nights=1"]);
  expect(sent).toHaveLength(9);
});

test("a button moves a stop, keeps the keyboard on it and says where it is", async () => {
  open(withLake);
  await click(`${planTexts.later} ${entoto}`);
  expect(order()).toEqual([tana, entoto, bishoftu, awash]);
  expect(screen.getByRole("button", { name: `${planTexts.later} ${entoto}` })).toHaveFocus();
  expect(
    screen.getByText(`${entoto} ${planTexts.nowStop} 2 ${planTexts.of} 4.`),
  ).toBeInTheDocument();
  expect(address().getAll("stop")).toEqual(["tana", "entoto", "bishoftu", "awash"]);
});

test("nights change the dates after them; a place without any is left out and passed by", async () => {
  open(
    "?first=2026-12-01&stop=entoto&nights=1&stop=tana&nights=1&stop=bishoftu&nights=2&stop=awash&nights=2",
  );
  expect(screen.getByText("Tue 1 to Wed 2 December 2026")).toBeInTheDocument();
  expect(screen.getByText("22 to 23 Hidar 2019")).toBeInTheDocument();
  await click(`${planTexts.lessAt} ${tana}`);
  expect(screen.getByText(planTexts.leftOut)).toBeInTheDocument();
  expect(screen.getByText(/^Entoto to Bishoftu, about 55 km/)).toBeInTheDocument();
  expect(screen.getByText("Wed 2 to Fri 4 December 2026")).toBeInTheDocument();
  expect(address().getAll("nights")).toEqual(["1", "0", "2", "2"]);
});

test("a change of nights is announced with the journey's total, and so are its limits", async () => {
  open(withLake);
  await click(`${planTexts.moreAt} ${tana}`);
  expect(
    screen.getByText(`${tana}: 4 ${planTexts.night.other}, 9 ${planTexts.inAll}`),
  ).toBeInTheDocument();
  await click(`${planTexts.earlier} ${entoto}`);
  expect(
    screen.getByText(`${entoto} ${planTexts.staysStop} 1 ${planTexts.of} 4.`),
  ).toBeInTheDocument();
  await click(planTexts.reset);
  expect(screen.getByText(planTexts.begunAgain)).toBeInTheDocument();
});

test("where nothing can be moved, the next change leaves the keyboard where it is", async () => {
  open(withLake);
  await click(`${planTexts.earlier} ${entoto}`);
  const nights = screen.getByLabelText(`${planTexts.nights}, ${tana}`);
  await userEvent.type(nights, "{Backspace}4");
  expect(nights).toHaveFocus();
  expect(nights).toHaveValue("4");
});

test("an emptied field of nights waits for its number, and what is typed is one step back", async () => {
  open(withLake);
  const nights = screen.getByLabelText(`${planTexts.nights}, ${tana}`);
  await userEvent.clear(nights);
  expect(nights).toHaveValue("");
  expect(address().getAll("nights")[1]).toBe("3");
  await userEvent.type(nights, "12");
  expect(nights).toHaveDisplayValue("12");
  expect(address().getAll("nights")[1]).toBe("12");
  await click(planTexts.undo);
  expect(nights).toHaveValue("3");
});

test("a field that is left and typed into again is a second step back", async () => {
  open(withLake);
  const nights = screen.getByLabelText(`${planTexts.nights}, ${tana}`);
  for (const typed of ["5", "7"]) {
    await userEvent.clear(nights);
    await userEvent.type(nights, typed);
    await userEvent.tab();
  }
  await click(planTexts.undo);
  expect(nights).toHaveValue("5");
  await click(planTexts.undo);
  expect(nights).toHaveValue("3");
});

test("a field of nights that is left empty has its number again", async () => {
  open(withLake);
  const nights = screen.getByLabelText(`${planTexts.nights}, ${tana}`);
  await userEvent.clear(nights);
  await userEvent.tab();
  expect(nights).toHaveValue("3");
});

test("undo takes back one step after another", async () => {
  open(withLake);
  const before = order();
  await click(`${planTexts.later} ${entoto}`);
  await click(`${planTexts.moreAt} ${tana}`);
  await click(planTexts.undo);
  expect(screen.getByLabelText(`${planTexts.nights}, ${tana}`)).toHaveValue("3");
  await click(planTexts.undo);
  expect(order()).toEqual(before);
  expect(screen.getByRole("button", { name: planTexts.undo })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
});

test("a link to the page, on it, begins with what it says, and undo has the journey before", async () => {
  const navigation = new EventTarget();
  Object.defineProperty(window, "navigation", { configurable: true, value: navigation });
  open(withLake);
  await click(`${planTexts.later} ${entoto}`);
  const mine = [tana, entoto, bishoftu, awash];
  expect(order()).toEqual(mine);
  const visit = (navigationType: string, address: string) => {
    window.history.replaceState(null, "", address);
    act(() => {
      navigation.dispatchEvent(Object.assign(new Event("currententrychange"), { navigationType }));
    });
  };
  visit("replace", "/plan/");
  expect(order()).toEqual(mine);
  visit("push", "/room/");
  expect(order()).toEqual(mine);
  visit("push", "/plan/");
  expect(order()).toEqual([entoto, bishoftu, awash, tana]);
  await click(planTexts.undo);
  expect(order()).toEqual(mine);
  Reflect.deleteProperty(window, "navigation");
});

test("an address that could not be read goes when the guest begins again", async () => {
  open("?stop=mars&nights=3");
  await click(planTexts.reset);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(window.location.search).toMatch(/stop=entoto/);
});

test("a first day that cannot be read is said, beside the guest's own stops", () => {
  open(
    "?first=2027-02-30&stop=awash&nights=5&stop=tana&nights=1&stop=entoto&nights=0&stop=bishoftu&nights=0",
  );
  expect(screen.getByRole("alert")).toHaveTextContent(planTexts.faulty.day);
  expect(order()[0]).toBe(awash);
});

test("what is said once more is said anew: each step back", async () => {
  open(withLake);
  await click(`${planTexts.moreAt} ${tana}`);
  await click(`${planTexts.moreAt} ${tana}`);
  await click(planTexts.undo);
  const first = screen.getByText(planTexts.undone);
  await click(planTexts.undo);
  expect(first).not.toBeInTheDocument();
  expect(screen.getByText(planTexts.undone)).toBeInTheDocument();
});

test("that an address was copied is no longer said of another journey", async () => {
  userEvent.setup();
  open(withLake);
  await click(planTexts.share);
  await screen.findByText(planTexts.copied);
  await click(`${planTexts.moreAt} ${tana}`);
  expect(screen.queryByText(planTexts.copied)).not.toBeInTheDocument();
});

test("an address that cannot be read is answered in words, with our own journey", () => {
  open("?stop=paris&nights=<script>");
  expect(screen.getByRole("alert")).toHaveTextContent(planTexts.faulty.stops);
  expect(order()).toHaveLength(4);
});

test.each([
  ["1900-01-01", planTexts.firstDayOver],
  ["2100-01-01", planTexts.firstDayFar],
])("the first day %s is kept, and answered with a sentence", async (day, sentence) => {
  // The church year loads after the page.
  await act(async () => void open(`?first=${day}`));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  const field = screen.getByLabelText(planTexts.firstDay);
  expect(field).toHaveValue(day);
  expect(field).toHaveAccessibleDescription(sentence);
});

test("a first day that is typed figure by figure is one step back", () => {
  open();
  const field = screen.getByLabelText(planTexts.firstDay);
  for (const value of ["0002-12-15", "0020-12-15", "2027-12-15"])
    fireEvent.change(field, { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: planTexts.undo }));
  expect(field).toHaveValue("");
});

test("a first day that is over brings no feast and no calendar file", async () => {
  open("?first=2027-09-10");
  await screen.findAllByText(festivals[0].name);
  cleanup();
  open("?first=2020-09-10");
  expect(screen.queryByRole("button", { name: planTexts.calendar })).not.toBeInTheDocument();
  expect(screen.queryByText(festivals[0].name)).not.toBeInTheDocument();
});

test("no nights at all are answered in words", async () => {
  open("?stop=entoto&nights=1&stop=tana&nights=0&stop=bishoftu&nights=0&stop=awash&nights=0");
  await click(`${planTexts.lessAt} ${entoto}`);
  expect(screen.getByText(planTexts.noNights)).toBeInTheDocument();
});

test("the address goes to the clipboard where there is no share sheet, and the guest is told", async () => {
  open(withLake);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: `${planTexts.moreAt} ${tana}` }));
  await user.click(screen.getByRole("button", { name: planTexts.share }));
  expect(await navigator.clipboard.readText()).toContain("stop=tana&nights=4");
  expect(await screen.findByText(planTexts.copied)).toBeInTheDocument();
});

test("the ways to the booking office carry the journey as it is, and take the keyboard along", async () => {
  open(withLake);
  screen.getByRole("link", { name: "Write" }).focus();
  comeNear();
  const email = await screen.findByRole("link", { name: sendTexts.channels.email });
  expect(email).toHaveFocus();
  await click(`${planTexts.moreAt} ${tana}`);
  const chat = screen.getByRole("link", { name: sendTexts.channels.whatsapp });
  for (const link of [email, chat]) {
    const letter = decodeURIComponent(link.getAttribute("href") ?? "");
    expect(letter).toMatch(new RegExp(`${planTexts.mailSubject} ADEY-[2-9A-Z]{6}`));
    expect(letter).toContain(
      `2. ${tana}: 4 ${planTexts.night.other}, ${planTexts.day} 2 ${planTexts.to} 6`,
    );
    expect(letter).toContain("stop=tana&nights=4");
  }
  expect(screen.getByText(sendTexts.channels.hint)).toBeVisible();
});
