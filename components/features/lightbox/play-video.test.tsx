import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GalleryButton } from "@/components/features/lightbox/gallery-button.client";
import { GalleryLightbox } from "@/components/features/lightbox/gallery-lightbox.client";
import { PlayVideo } from "@/components/features/lightbox/play-video.client";
import { lazyImport } from "@/lib/browser/lazy-import";
import { ownFilm } from "@/content/copy/film";
import { lightbox } from "@/content/copy/lightbox";

jest.mock("@/lib/browser/lazy-import", () => ({
  lazyImport: jest.fn((load: () => Promise<unknown>) => load()),
}));

beforeAll(() => {
  // jsdom has no layout, and without a size the lightbox draws nothing.
  jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1280);
  jest.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(800);
  jest.spyOn(HTMLMediaElement.prototype, "load").mockImplementation(() => {});
  Object.defineProperty(window, "matchMedia", {
    configurable: true,
    value: () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }),
  });
  Object.defineProperty(window, "fetch", {
    configurable: true,
    value: jest.fn().mockRejectedValue(new TypeError("unreachable")),
  });
});

const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("a film plays in a dialog that Close and Escape shut, and the focus comes back", async () => {
  render(<PlayVideo subject="Lake Tana" src="/film/adey.mp4" />);
  await click("Play video: Lake Tana");
  const dialog = await screen.findByRole("dialog", { name: "Lake Tana" });
  const film = await within(dialog).findByLabelText("Lake Tana", { selector: "video" });
  expect(film).toHaveAttribute("src", expect.stringMatching(/\/film\/adey\.mp4$/));
  expect(film.querySelector("track")).toHaveAttribute("src", "/film/adey.vtt");

  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByRole("button", { name: "Play video: Lake Tana" })).toHaveFocus();

  await click("Play video: Lake Tana");
  await screen.findByRole("dialog");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByRole("button", { name: "Play video: Lake Tana" })).toHaveFocus();
});

test("the picture of the place where our film is started is its poster; another film may have another shape", async () => {
  const { rerender } = render(
    <>
      <figure>
        <img src="/pictures/awash.avif" alt="" />
      </figure>
      <div>
        <picture>
          <img src="/pictures/tana.avif" alt="" />
        </picture>
        <p>
          <PlayVideo subject="Lake Tana" src={ownFilm.file} />
        </p>
      </div>
    </>,
  );
  // jsdom does not choose a source.
  for (const picture of document.images)
    Object.defineProperty(picture, "currentSrc", { get: () => picture.src });
  await click("Play video: Lake Tana");
  const film = await screen.findByLabelText("Lake Tana", { selector: "video" });
  expect(film).toHaveAttribute("poster", expect.stringMatching(/\/pictures\/tana\.avif$/));

  rerender(
    <div>
      <img src="/pictures/tana.avif" alt="" />
      <PlayVideo subject="Entoto" src="/film/another.mp4" />
    </div>,
  );
  await click("Play video: Entoto");
  const another = await screen.findByLabelText("Entoto", { selector: "video" });
  expect(another).not.toHaveAttribute("poster");
});

test("the film we ship is fetched as AV1 where the browser plays it, else and after a failure as H.264", async () => {
  const canPlay = jest.spyOn(HTMLMediaElement.prototype, "canPlayType");
  const { unmount } = render(<PlayVideo subject="Lake Tana" src={ownFilm.file} />);
  const film = async (subject: string) => {
    await click(`Play video: ${subject}`);
    return screen.findByLabelText(subject, { selector: "video" });
  };
  canPlay.mockReturnValue("maybe");
  expect(await film("Lake Tana")).toHaveAttribute("src", expect.stringContaining(ownFilm.file));
  unmount();

  canPlay.mockReturnValue("probably");
  const again = render(<PlayVideo subject="Lake Tana" src={ownFilm.file} />);
  const light = await film("Lake Tana");
  expect(light).toHaveAttribute("src", ownFilm.av1);
  expect(light.querySelector("track")).toHaveAttribute("src", "/film/adey.vtt");
  fireEvent.error(light);
  expect(light).toHaveAttribute("src", expect.stringContaining(ownFilm.file));
  fireEvent.error(light);
  expect(await screen.findByRole("alert")).toHaveTextContent(lightbox.invalidSource);
  again.unmount();

  render(<PlayVideo subject="Entoto" src="/film/another.mp4" />);
  expect(await film("Entoto")).toHaveAttribute(
    "src",
    expect.stringMatching(/\/film\/another\.mp4$/),
  );
  canPlay.mockRestore();
});

test("a player's page is framed only after the click", async () => {
  const { baseElement } = render(<PlayVideo subject="Entoto" src="https://youtu.be/dQw4w9WgXcQ" />);
  expect(baseElement.querySelector("iframe")).toBeNull();
  await click("Play video: Entoto");
  expect(await screen.findByTitle("Entoto")).toHaveAttribute(
    "src",
    expect.stringContaining("youtube-nocookie.com/embed/dQw4w9WgXcQ"),
  );
});

test("a source that cannot be identified says so", async () => {
  render(<PlayVideo subject="Nothing" src="https://media.example/unknown" />);
  await click("Play video: Nothing");
  expect(await screen.findByRole("alert")).toHaveTextContent(lightbox.invalidSource);
});

test("where the lightbox cannot be fetched the file itself is offered, read out, and put away", async () => {
  let fail = () => {};
  jest.mocked(lazyImport).mockReturnValueOnce(
    new Promise((resolve) => {
      fail = () => resolve(null);
    }),
  );
  render(<PlayVideo subject="Lake Tana" src="/film/adey.mp4" />);
  await click("Play video: Lake Tana");
  const message = screen.getByRole("status");
  expect(message).toBeEmptyDOMElement();
  await act(async () => fail());
  expect(within(message).getByRole("link")).toHaveAttribute("href", "/film/adey.mp4");
  await userEvent.click(within(message).getByRole("button", { name: lightbox.close }));
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Play video: Lake Tana" })).toHaveFocus();
});

test("without scripts the film is a link", () => {
  render(<PlayVideo subject="Lake Tana" src="/film/adey.mp4" />);
  expect(screen.getByRole("link", { name: "Play video: Lake Tana" })).toHaveAttribute(
    "href",
    "/film/adey.mp4",
  );
});

const places = ["Lake", "Crater", "Forest"].map((alt) => ({
  src: `/pictures/${alt.toLowerCase()}.jpg`,
  width: 1800,
  height: 1200,
  alt,
}));

function Places() {
  return (
    <GalleryLightbox label="Our places" images={places}>
      {places.map(({ alt }, index) => (
        <GalleryButton key={alt} index={index} label={`View ${alt}`}>
          +
        </GalleryButton>
      ))}
    </GalleryLightbox>
  );
}

test("a gallery opens at the picture that was clicked, and arrow keys and buttons turn it", async () => {
  render(<Places />);
  await click("View Crater");
  const dialog = await screen.findByRole("dialog", { name: "Our places" });
  const shown = () =>
    within(dialog)
      .getAllByRole("group")
      .find((slide) => !slide.hasAttribute("inert"));
  await waitFor(() => expect(shown()).toHaveAccessibleName("2 of 3"));

  await userEvent.keyboard("{ArrowRight}");
  await waitFor(() => expect(shown()).toHaveAccessibleName("3 of 3"));
  await userEvent.click(within(dialog).getByRole("button", { name: "Next" }));
  await waitFor(() => expect(shown()).toHaveAccessibleName("1 of 3"));
  await userEvent.click(within(dialog).getByRole("button", { name: "Previous" }));
  await waitFor(() => expect(shown()).toHaveAccessibleName("3 of 3"));

  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByRole("button", { name: "View Crater" })).toHaveFocus();
});

test("F11 fills the screen with the lightbox and gives it back", async () => {
  const enter = jest.fn().mockResolvedValue(undefined);
  const exit = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(document, "fullscreenEnabled", { configurable: true, value: true });
  Object.defineProperty(document, "exitFullscreen", { configurable: true, value: exit });
  Object.defineProperty(HTMLElement.prototype, "requestFullscreen", {
    configurable: true,
    value: enter,
  });
  render(<Places />);
  await click("View Lake");
  await screen.findByRole("button", { name: "Enter Fullscreen" });
  await userEvent.keyboard("{F11}");
  expect(enter).toHaveBeenCalledTimes(1);

  // Clicked again before the fullscreen event has reached the lightbox.
  Object.defineProperty(document, "fullscreenElement", {
    configurable: true,
    value: enter.mock.contexts[0],
  });
  await userEvent.keyboard("{F11}");
  expect(exit).toHaveBeenCalledTimes(1);
  expect(enter).toHaveBeenCalledTimes(1);
});
