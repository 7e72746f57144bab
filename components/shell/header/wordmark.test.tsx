import { render } from "@testing-library/react";
import { Wordmark } from "@/components/shell/header/wordmark";
import { site } from "@/content/model/site";

test("the wordmark reads as the brand's whole name, and its mark says nothing", () => {
  const { container } = render(<Wordmark />);
  expect(container.textContent?.trim()).toBe(site.brand.name);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});
