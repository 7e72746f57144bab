import { messageHrefs } from "@/components/features/contact/request-hrefs";
import { encodeText } from "@/lib/text/encode-text";

test("half an emoji becomes the replacement character, and whole ones stay", () => {
  expect(encodeText("half \ud83d")).toBe(encodeURIComponent("half \ufffd"));
  expect(encodeText("whole \ud83d\ude00 & more")).toBe(
    encodeURIComponent("whole \ud83d\ude00 & more"),
  );
});

test("a request with half an emoji can be sent by every channel", () => {
  const channels = { email: "a@b.example", phone: "+251 11", whatsapp: "25111", telegram: "adey" };
  const hrefs = messageHrefs(channels, { subject: "Stay \ude00", lines: ["half \ud83d"] });
  for (const { channel, href } of hrefs.filter(({ channel }) => channel !== "phone"))
    expect(`${channel} ${decodeURIComponent(href)}`).toContain("half \ufffd");
});
