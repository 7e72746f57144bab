import { render, screen } from "@testing-library/react";
import { SiteLink } from "@/components/ui/link/site-link";

test.each([
  ["/", "/"],
  ["/room", "/room/"],
  ["/room?adult=2#top", "/room/?adult=2#top"],
  ["../contact", "../contact/"],
] as const)("%s is written as the export serves it, %s", (href, written) => {
  render(<SiteLink href={href}>Rooms</SiteLink>);
  expect(screen.getByRole("link", { name: "Rooms" })).toHaveAttribute("href", written);
});
