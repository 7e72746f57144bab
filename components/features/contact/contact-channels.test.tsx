import { render, screen } from "@testing-library/react";
import { ContactChannelList } from "@/components/features/contact/contact-channels.client";
import { sendTexts } from "@/content/copy/stay-request";

const channels = { email: "booking@example.com", phone: "+251 11 000 00 01" };
const { copyFirst } = sendTexts.channels;

/** Three bytes of UTF-8 and so nine characters of an address each. */
const amharic = "ሰላም ለእናንተ ይሁን ";

test.each([
  ["300 Amharic letters", amharic.repeat(20), true],
  ["15 letters", amharic, false],
])("whether a message of %s is to be copied first", (_, note, isCopiedFirst) => {
  render(
    <ContactChannelList channels={channels} message={{ subject: "Deluxe Room", lines: [note] }} />,
  );
  const [first] = screen.getAllByRole("listitem");
  const copy = screen.queryByRole("button", { name: sendTexts.actions.copy });
  if (isCopiedFirst) {
    expect(screen.getByText(copyFirst)).toBeInTheDocument();
    expect(first).toContainElement(copy);
  } else {
    expect(screen.queryByText(copyFirst)).toBeNull();
    expect(copy).toBeNull();
  }
});
