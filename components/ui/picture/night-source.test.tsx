import { render } from "@testing-library/react";
import { onlyAtNight } from "@/components/ui/picture/night-media";
import { NightSource } from "@/components/ui/picture/night-source.client";

const { documentElement: root } = document;
const media = onlyAtNight("(width < 48rem)");

/** What the source fits for, on a page that stands already (`live`) or is being loaded, in a theme. */
function fits(live: boolean, theme: "light" | "dark") {
  if (live) root.dataset.live = "";
  else delete root.dataset.live;
  root.className = theme;
  const { container } = render(
    <picture>
      <NightSource media={media} />
    </picture>,
  );
  return container.querySelector("source")?.media;
}

afterEach(() => {
  delete root.dataset.live;
  root.className = "";
});

test("of a page that a link brings in the dark theme the night is open from the start", () => {
  expect(fits(true, "dark")).toBe("all and (width < 48rem)");
});

test("by day, and where the page itself is loaded, it says what the server said", () => {
  expect(fits(true, "light")).toBe(media);
  expect(fits(false, "dark")).toBe(media);
});
