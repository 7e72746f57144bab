import { prefilledMessage } from "@/components/features/request/prefilled-message";
import { roadText } from "@/components/features/itinerary/describe-trip";
import { itineraryOf } from "@/components/features/itinerary/trip";
import { parseStay } from "@/components/features/stay/model/stay";
import { requests } from "@/content/copy/requests";

const names = {
  vouchers: { dinner: "Dinner for two" },
  services: { spa: "Spa", restaurant: "The Restaurant Center" },
};

const journey = itineraryOf({
  stops: [
    { id: "entoto", nights: 1 },
    { id: "tana", nights: 3 },
  ],
});

function ask(address: string) {
  const query = new URLSearchParams(address);
  return prefilledMessage(query, parseStay(query, "2026-11-20"), names);
}

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-20T12:00:00"));
});

test.each([
  [
    "ask=voucher&title=Dinner+for+two",
    "Gift voucher: Dinner for two",
    "Gift voucher: Dinner for two\nWho it’s for: \nNeeded by: \nBy post or by e-mail: ",
  ],
  [
    "ask=table&location=tana",
    "Table at Tana",
    "Table for: \nDate: \nTime: \nWhere: Tana\nAnything we should know: ",
  ],
  [
    "ask=table&service=restaurant&location=awash",
    "Table at Awash Falls: The Restaurant Center",
    "Table for: \nDate: \nTime: \nWhere: The Restaurant Center, Awash Falls\nAnything we should know: ",
  ],
  [
    "ask=transfer&location=tana",
    "Transfer to Tana",
    "Flight: \nArrival date and time: \nPassengers and bags: \nFrom: \nTo: Tana",
  ],
  [
    "ask=appointment&service=spa",
    "Appointment: Spa",
    "Service: Spa\nDate and time that suit you: \nYour phone number: ",
  ],
  [
    "ask=services",
    "Room Services",
    "Number of days: \nStarting on: \nWhere: \nName on the booking: ",
  ],
  [
    "ask=place&location=entoto",
    "Question about Entoto",
    "About: Entoto\nWhen you’d like to come: \nWhat you’d like to know: ",
  ],
  [
    "ask=journey&first=2026-12-30&stop=entoto&nights=1&stop=tana&nights=3&stop=bishoftu&nights=0&stop=awash&nights=0",
    "A journey through the four resorts, Wed 30 December 2026",
    "1. Entoto: 1 night, Wed 30 to Thu 31 December 2026 / 21 to 22 Tahsas 2019\n" +
      "2. Tana: 3 nights, Thu 31 December 2026 to Sun 3 January 2027 / 22 to 25 Tahsas 2019\n" +
      `Total stay: 4 nights\nOn the road: ${roadText(journey)}\n\n` +
      requests.journey.lines.map((line) => `${line}: `).join("\n"),
  ],
])("%s prepares a message named %s", (address, subject, text) => {
  expect(ask(address)).toMatchObject({ subject, text });
});

test("a first day that cannot be read loses nothing of the journey but itself", () => {
  const stops =
    "stop=entoto&nights=1&stop=tana&nights=3&stop=bishoftu&nights=0&stop=awash&nights=0";
  expect(ask(`ask=journey&first=2027-02-30&${stops}`)).toEqual(ask(`ask=journey&${stops}`));
  expect(ask(`ask=journey&${stops}`)?.text).toContain("1. Entoto: 1 night");
});

test("a voucher that is asked for can be taken to a stay", () => {
  expect(ask("ask=voucher&title=Dinner+for+two")?.voucher).toBe("dinner");
});

test("the stay in the address goes along below", () => {
  expect(
    ask("ask=transfer&location=tana&selectedInDate=2026-12-06&selectedOutDate=2026-12-09&adult=2")
      ?.text,
  ).toBe(
    "Flight: \nArrival date and time: \nPassengers and bags: \nFrom: \nTo: Tana\n\n" +
      "Check In: Sun 6 December 2026\nCheck Out: Wed 9 December 2026\nNights: 3 nights\nGuests: 2 adults",
  );
});

test.each([
  ["ask=voucher&title=A+castle+for+a+dollar", /castle/],
  ["ask=table&service=%3Cb%3Efree%3C/b%3E&location=constructor", /free|constructor/],
  ["ask=appointment&service=constructor", /constructor|function/],
  ["ask=journey&stop=paris&nights=2", /paris/i],
])("what is forged in %s is not said", (address, forged) => {
  const message = ask(address);
  expect(message?.text).toMatch(/^[\w ,’-]+: /);
  expect(`${message?.subject} ${message?.text} ${message?.voucher}`).not.toMatch(forged);
});

test.each(["ask=constructor", "ask=", "subject=option2", ""])("%j asks for nothing", (address) => {
  expect(ask(address)).toBeUndefined();
});
