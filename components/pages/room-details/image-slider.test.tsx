import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ImageSlider } from "@/components/pages/room-details/image-slider.client";

const width = 1000;

/** jsdom has no layout: a row of four images, each as wide as the window, that scrolls at once. */
beforeEach(() => {
  const layout = {
    clientWidth: { get: () => width },
    scrollWidth: { get: () => 4 * width },
    offsetLeft: {
      get(this: HTMLElement) {
        return Array.from(this.parentElement?.children ?? []).indexOf(this) * width;
      },
    },
    scrollTo: {
      value(this: HTMLElement, { left }: { left: number }) {
        this.scrollLeft = left;
        fireEvent.scroll(this);
      },
    },
  };
  for (const [name, property] of Object.entries(layout)) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, ...property });
  }
  Object.defineProperty(window, "matchMedia", {
    configurable: true,
    value: () => ({ matches: false }),
  });
  render(
    <ImageSlider label="Pictures of the room">
      {["bed", "bath", "tray", "lawn"].map((name) => (
        <span key={name} role="img" aria-label={name} />
      ))}
    </ImageSlider>,
  );
});

afterEach(() => {
  for (const name of ["clientWidth", "scrollWidth", "offsetLeft", "scrollTo"]) {
    Reflect.deleteProperty(HTMLElement.prototype, name);
  }
});

const row = () => screen.getByRole("group", { name: /^\d images$/ });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const expectImage = (image: number) => {
  expect(screen.getByRole("status")).toHaveTextContent(`Image ${image} of 4`);
  expect(row().scrollLeft).toBe((image - 1) * width);
};

test("the buttons turn one image at a time", async () => {
  expectImage(1);
  await press("Next image");
  await press("Next image");
  expectImage(3);
  await press("Previous image");
  expectImage(2);
});

test("the images go round: from the first back to the last, and on to the first", async () => {
  await press("Previous image");
  expectImage(4);
  await press("Next image");
  expectImage(1);
});

test("arrow keys turn the images wherever the focus is in the slider", async () => {
  await userEvent.tab();
  expect(row()).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  expectImage(4);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expectImage(2);
  await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
  expectImage(2);
});

test("a swipe is followed once the row rests", async () => {
  jest.useFakeTimers();
  row().scrollLeft = 2 * width;
  fireEvent.scroll(row());
  await act(() => jest.advanceTimersByTimeAsync(500));
  jest.useRealTimers();
  expectImage(3);
  await press("Next image");
  expectImage(4);
});
