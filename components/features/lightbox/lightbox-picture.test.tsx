import { fireEvent, render, screen } from "@testing-library/react";
import { LightboxDialog } from "@/components/features/lightbox/lightbox-dialog.client";

const lake = {
  src: "/pictures/lake-1200.jpg",
  width: 1200,
  height: 800,
  alt: "A lake at sunrise",
  srcSet: [
    { src: "/pictures/lake-480.avif", width: 480, height: 320 },
    { src: "/pictures/lake-1800.avif", width: 1800, height: 1200 },
  ],
};

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener: jest.fn() });
});

test("a picture is shown in the size of the window; where its files cannot be read, as the JPEG", () => {
  render(<LightboxDialog label="Gallery" slides={[lake]} index={0} onClose={() => {}} />);
  const picture = screen.getByRole("img", { name: lake.alt });
  expect(picture).toHaveAttribute(
    "srcset",
    "/pictures/lake-480.avif 480w, /pictures/lake-1800.avif 1800w",
  );
  fireEvent.error(picture);
  const fallback = screen.getByRole("img", { name: lake.alt });
  expect(fallback).not.toHaveAttribute("srcset");
  expect(fallback).toHaveAttribute("src", lake.src);
});
