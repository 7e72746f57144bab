import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TripPlanner } from "@/components/features/itinerary/trip-planner.client";

const pictures = { tana: null, bishoftu: null, awash: null, entoto: null };
const contact = { email: "booking@example.com", phone: "+251 11 000 00 01" };
const open = (query = "") => {
  window.history.replaceState(null, "", `/plan/${query}`);
  return render(<TripPlanner action="/plan/" pictures={pictures} map={null} contact={contact} />);
};
const order = () =>
  within(screen.getByRole("list"))
    .getAllByRole("heading")
    .map((heading) => heading.textContent);
const address = () => new URLSearchParams(window.location.search);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("a guest finds our own eight nights, counted by days, and an untouched address", () => {
  open();
  expect(order()).toEqual(["Entoto", "Tana", "Bishoftu", "Awash Falls"]);
  expect(screen.getByText("Day 2 to 5")).toBeInTheDocument();
  expect(screen.getByText("8 nights")).toBeInTheDocument();
  expect(window.location.search).toBe("");
});

test("it is a form that sends what the address holds", () => {
  open();
  const form = screen.getByRole<HTMLFormElement>("form", { name: "Your journey" });
  expect(form.method).toBe("get");
  const sent = Array.from(new FormData(form), ([name, value]) => `${name}=${String(value)}`);
  expect(sent.slice(0, 3)).toEqual(["first=", "stop=entoto", "nights=1"]);
  expect(sent).toHaveLength(9);
});

test("a button moves a stop, keeps the keyboard on it and says where it stands", async () => {
  open();
  await press("Move later: Entoto");
  expect(order()).toEqual(["Tana", "Entoto", "Bishoftu", "Awash Falls"]);
  expect(screen.getByRole("button", { name: "Move later: Entoto" })).toHaveFocus();
  expect(screen.getByText("Entoto is now stop 2 of 4.")).toBeInTheDocument();
  expect(address().getAll("stop")).toEqual(["tana", "entoto", "bishoftu", "awash"]);
});

test("the arrow keys move a stop from its handle, and not past the ends", async () => {
  open();
  screen.getByRole("button", { name: /to move: Entoto/ }).focus();
  await userEvent.keyboard("{ArrowUp}{ArrowDown}{ArrowDown}");
  expect(order()).toEqual(["Tana", "Bishoftu", "Entoto", "Awash Falls"]);
  await userEvent.keyboard("{ArrowUp}");
  expect(order()).toEqual(["Tana", "Entoto", "Bishoftu", "Awash Falls"]);
});

test("nights change the dates after them; a place without any is left out and passed by", async () => {
  open(
    "?first=2026-12-01&stop=entoto&nights=1&stop=tana&nights=1&stop=bishoftu&nights=2&stop=awash&nights=2",
  );
  expect(screen.getByText("Tue 1 to Wed 2 December 2026")).toBeInTheDocument();
  expect(screen.getByText("22 to 23 Hidar 2019")).toBeInTheDocument();
  await press("One night less at Tana");
  expect(screen.getByText("Not this time")).toBeInTheDocument();
  expect(screen.getByText(/^Entoto to Bishoftu, about 55 km/)).toBeInTheDocument();
  expect(screen.getByText("Wed 2 to Fri 4 December 2026")).toBeInTheDocument();
  expect(address().getAll("nights")).toEqual(["1", "0", "2", "2"]);
});

test("a change of nights is told with what the journey comes to, and so are its ends", async () => {
  open();
  await press("One night more at Tana");
  expect(screen.getByText("Tana: 4 nights, 9 in all.")).toBeInTheDocument();
  await press("Move earlier: Entoto");
  expect(screen.getByText("Entoto stays stop 1 of 4.")).toBeInTheDocument();
  await press("Start again");
  expect(screen.getByText("Our own journey stands here again.")).toBeInTheDocument();
});

test("undo takes back one step after another", async () => {
  open();
  const before = order();
  await press("Move later: Entoto");
  await press("One night more at Tana");
  await press("Undo");
  expect(screen.getByLabelText("Nights, Tana")).toHaveValue(3);
  await press("Undo");
  expect(order()).toEqual(before);
  expect(screen.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true");
});

test("an address that cannot be read is answered in words, with our own journey", () => {
  open("?stop=paris&nights=<script>");
  expect(screen.getByRole("alert")).toHaveTextContent("could not be read");
  expect(order()).toHaveLength(4);
});

test("no nights at all are answered in words", async () => {
  open("?stop=entoto&nights=1&stop=tana&nights=0&stop=bishoftu&nights=0&stop=awash&nights=0");
  await press("One night less at Entoto");
  expect(screen.getByText(/Give at least one place a night/)).toBeInTheDocument();
});

test("the address goes to the clipboard where there is no share sheet, and the guest is told", async () => {
  open();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "One night more at Tana" }));
  await user.click(screen.getByRole("button", { name: "Share this journey" }));
  expect(await navigator.clipboard.readText()).toContain("stop=tana&nights=4");
  expect(await screen.findByText("The address of this journey is copied.")).toBeInTheDocument();
});

test("the letter to the booking office carries the journey as it stands", async () => {
  open();
  await press("One night more at Tana");
  const letter = screen.getByRole<HTMLAnchorElement>("link", { name: /Write to us/ }).href;
  expect(decodeURIComponent(letter)).toContain("2. Tana: 4 nights, Day 2 to 6");
});
