import { detectMedia } from "@/components/features/lightbox/media-type";
import { mediaTimeoutMs } from "@/lib/browser/timing";

const ask = jest.fn<Promise<Pick<Response, "ok" | "headers">>, [string, RequestInit]>();

beforeEach(() => {
  localStorage.clear();
  ask.mockReset();
  Object.defineProperty(window, "fetch", { value: ask, configurable: true });
});

const answers = (type: string, ok = true) =>
  ask.mockResolvedValueOnce({ ok, headers: new Headers({ "content-type": type }) });

describe("by its ending or its host, without asking anybody", () => {
  const youtube = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0";
  test.each([
    ["/film/adey.mp4", "video", "http://localhost/film/adey.mp4"],
    ["/film/adey.MP4?v=2#t=3", "video", "http://localhost/film/adey.MP4?v=2#t=3"],
    ["https://cdn.example/lake.webm", "video", "https://cdn.example/lake.webm"],
    ["https://cdn.example/lake.avif", "image", "https://cdn.example/lake.avif"],
    ["https://cdn.example/lake.jpeg", "image", "https://cdn.example/lake.jpeg"],
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12", "frame", youtube],
    ["https://youtu.be/dQw4w9WgXcQ?si=share", "frame", youtube],
    ["https://m.youtube.com/shorts/dQw4w9WgXcQ", "frame", youtube],
    ["https://www.youtube.com/embed/dQw4w9WgXcQ", "frame", youtube],
    [
      "https://vimeo.com/76979871",
      "frame",
      "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1",
    ],
    [
      "https://vimeo.com/76979871/8272103f6e",
      "frame",
      "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e",
    ],
    [
      "https://player.vimeo.com/video/76979871?h=8272103f6e",
      "frame",
      "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e",
    ],
  ])("%s", async (address, kind, url) => {
    await expect(detectMedia(address)).resolves.toEqual({ kind, url });
    expect(ask).not.toHaveBeenCalled();
  });

  test.each([
    "javascript:alert(1)//a.mp4",
    "data:video/mp4;base64,AAAA",
    "http://",
    "ftp://a.example/a.mp4",
  ])("%s is no source at all", async (address) => {
    await expect(detectMedia(address)).resolves.toEqual({ kind: "invalid" });
    expect(ask).not.toHaveBeenCalled();
  });

  test("a host that only looks like YouTube is not taken for it", async () => {
    answers("text/html");
    const found = await detectMedia("https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ");
    expect(found).toEqual({ kind: "invalid" });
  });
});

describe("by its answer", () => {
  test.each([
    ["video/mp4", "video"],
    ["image/png; charset=binary", "image"],
    ["text/html", "invalid"],
  ])("%s is remembered as %s", async (type, kind) => {
    answers(type);
    const first = await detectMedia("https://media.example/7");
    const second = await detectMedia("https://media.example/7");
    expect(first.kind).toBe(kind);
    expect(second).toEqual(first);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test("silence counts as invalid after three seconds, and is asked again the next time", async () => {
    jest.useFakeTimers();
    ask.mockImplementation(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener("abort", () => reject(new Error("aborted")));
        }),
    );
    let found: unknown;
    const asked = detectMedia("https://media.example/slow").then((media) => (found = media));
    await jest.advanceTimersByTimeAsync(mediaTimeoutMs - 1);
    expect(found).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    await asked;
    expect(found).toEqual({ kind: "invalid" });
    jest.useRealTimers();

    answers("video/mp4");
    await expect(detectMedia("https://media.example/slow")).resolves.toMatchObject({
      kind: "video",
    });
  });

  test("an error of the host is not remembered either", async () => {
    answers("text/html", false);
    await expect(detectMedia("https://media.example/9")).resolves.toEqual({ kind: "invalid" });
    answers("video/mp4");
    await expect(detectMedia("https://media.example/9")).resolves.toMatchObject({ kind: "video" });
  });

  test("invalid cache entries are dropped, and the cache has a limit", async () => {
    localStorage.setItem("mediaTypes", '{"not":"a list"}');
    for (let film = 0; film < 60; film += 1) {
      answers("video/mp4");
      await detectMedia(`https://media.example/${film}`);
    }
    ask.mockClear();
    await detectMedia("https://media.example/59");
    expect(ask).not.toHaveBeenCalled();
    answers("video/mp4");
    await detectMedia("https://media.example/0");
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test("a film is found where nothing can be remembered", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    answers("video/mp4");
    await expect(detectMedia("https://media.example/7")).resolves.toMatchObject({ kind: "video" });
    jest.restoreAllMocks();
  });
});
