import { render } from "@testing-library/react";
import { Monogram } from "@/components/ui/tibeb/monogram";

test("a monogram shows the initials and leaves the name to the words beside it", () => {
  const { container } = render(<Monogram name="Bethlehem Tadesse" />);
  expect(container).toHaveTextContent(/^BT$/);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});
