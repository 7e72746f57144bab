import { render } from "@testing-library/react";
import { PreventWidow } from "@/components/ui/prose/prevent-widow";

const keptTogether = (text: string) =>
  render(<PreventWidow text={text} />).container.querySelectorAll("span")[1]?.textContent;

test("the last two words of a longer text are kept together, and no letter is lost", () => {
  expect(keptTogether("Indoor Swimming Pool")).toBe("Swimming Pool");
  const { container } = render(<PreventWidow text="Open to everyone" />);
  expect(container).toHaveTextContent(/^Open to everyone$/);
});

test("a text of one or two words stays as it is", () => {
  expect(keptTogether("Head Chef")).toBeUndefined();
  expect(keptTogether("")).toBeUndefined();
});
