import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ExpandableList } from "@/components/ui/expandable-list/expandable-list.client";

const scrollBy = jest.fn();
beforeEach(() => {
  scrollBy.mockReset();
  window.scrollBy = scrollBy;
});

const show = (rooms = ["a", "b", "c", "d", "e", "f"]) =>
  render(
    <ExpandableList
      collapsedCount={3}
      labels={{ expand: "VIEW ALL ROOMS", collapse: "CLOSE ALL" }}
      className=""
    >
      {rooms.map((room) => (
        <p key={room}>{room}</p>
      ))}
    </ExpandableList>,
  );
const standing = () =>
  screen.getAllByRole("listitem").filter((item) => !item.querySelector("[hidden]")).length;

test("a list that is all in sight has no button that would do nothing", () => {
  show(["a", "b", "c"]);
  expect(standing()).toBe(3);
  expect(screen.queryByRole("button")).toBeNull();
});

test("three of six are shown at first; the button shows all, then three again, and keeps the focus", async () => {
  show();
  const button = screen.getByRole("button", { name: "VIEW ALL ROOMS" });
  expect(standing()).toBe(3);
  expect(button).toHaveAttribute("aria-expanded", "false");

  button.focus();
  await userEvent.keyboard("{Enter}");
  expect(standing()).toBe(6);
  expect(button).toHaveAttribute("aria-expanded", "true");
  expect(button).toHaveAccessibleName("CLOSE ALL");
  expect(button).toHaveFocus();

  await userEvent.keyboard(" ");
  expect(standing()).toBe(3);
  expect(button).toHaveFocus();
});

test("collapsing holds the button where the guest clicked it", async () => {
  show();
  const button = screen.getByRole("button");
  await userEvent.click(button);
  expect(scrollBy).not.toHaveBeenCalled();
  jest
    .spyOn(button, "getBoundingClientRect")
    .mockReturnValueOnce(new DOMRect(0, 900, 10, 10))
    .mockReturnValueOnce(new DOMRect(0, 300, 10, 10));
  await userEvent.click(button);
  expect(scrollBy).toHaveBeenCalledWith({ top: -600, behavior: "instant" });
});

test("what the browser's search finds in the rest opens all of it", () => {
  show();
  act(() => void screen.getByText("e").dispatchEvent(new Event("beforematch", { bubbles: true })));
  expect(standing()).toBe(6);
  expect(screen.getByRole("button")).toHaveAccessibleName("CLOSE ALL");
});
