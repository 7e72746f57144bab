import { engineHref, messageHrefs } from "@/components/features/contact/request-hrefs";

const message = { subject: "Stay request ADEY-7K3M2Q", lines: ["Room: Ñ & ä? #1", "2 rooms"] };
const always = { email: "booking@example.com", phone: "+251 11 000 00 01" };

test("e-mail and telephone are always there, and alone on a fresh clone", () => {
  expect(messageHrefs(always, message)).toEqual([
    {
      channel: "email",
      href: "mailto:booking@example.com?subject=Stay%20request%20ADEY-7K3M2Q&body=Room%3A%20%C3%91%20%26%20%C3%A4%3F%20%231%0D%0A2%20rooms",
    },
    { channel: "phone", href: "tel:+251110000001" },
  ]);
});

test("a chat opens with the subject and every line", () => {
  const channels = { ...always, whatsapp: "251110000001", telegram: "adey_rooms" };
  const hrefs = messageHrefs(channels, message).map(({ href }) => new URL(href));
  const text = [message.subject, ...message.lines].join("\n");
  expect(hrefs[1]?.origin + (hrefs[1]?.pathname ?? "")).toBe("https://wa.me/251110000001");
  expect(hrefs[2]?.origin + (hrefs[2]?.pathname ?? "")).toBe("https://t.me/adey_rooms");
  for (const href of hrefs.slice(1, 3)) expect(href.searchParams.get("text")).toBe(text);
});

test("a booking engine's address is filled in, and nothing of the stay can leave its place", () => {
  const template =
    "https://engine.example/{room}?in={checkIn}&out={checkOut}&r={rooms}&a={adults}&c={children}&o={offer}";
  const stay = {
    checkIn: "2026-12-01",
    checkOut: "2026-12-04",
    rooms: "2",
    adults: "3",
    children: "0",
    room: "deluxe-room/../&x=1",
    offer: "",
  };
  expect(engineHref(template, stay)).toBe(
    "https://engine.example/deluxe-room%2F..%2F%26x%3D1?in=2026-12-01&out=2026-12-04&r=2&a=3&c=0&o=",
  );
});
