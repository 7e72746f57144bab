import { render, screen } from "@testing-library/react";
import { MenuLink } from "@/components/ui/link/menu-link";

let path = "/";
jest.mock("next/navigation", () => ({ usePathname: () => path }));

test.each([
  ["/", "/", "page"],
  ["/room/", "/room", "page"],
  ["/room/", "/", null],
  ["/room/2/", "/room", null],
] as const)("on %s the link to %s says aria-current=%s", (at, href, current) => {
  path = at;
  render(<MenuLink href={href}>Rooms</MenuLink>);
  expect(screen.getByRole("link", { name: "Rooms" }).getAttribute("aria-current")).toBe(current);
});
