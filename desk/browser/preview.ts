import { component, editor, h } from "./editor";
import { facts } from "./facts";
import { addressOf } from "./known-pictures";
import { scrollTo, shownAt } from "./shown-at";

type PreviewProps = {
  readonly entry: { getIn(path: readonly string[]): unknown; get(name: string): unknown };
};
type PreviewState = { readonly html: string };

declare global {
  interface Window {
    marked: { parse(markdown: string): string };
    DOMPurify: { sanitize(html: string): string };
  }
}

/** Shows a page of the last build without its scripts, with the edited values filled in. */
async function pageAt(address: string): Promise<string> {
  const answer = await fetch(address, { cache: "no-store" });
  if (!answer.ok) return "";
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const part of page.querySelectorAll("script, noscript, meta[http-equiv], link[rel=preload]"))
    part.remove();
  const base = page.createElement("base");
  base.href = new URL(address, location.href).href;
  page.head.prepend(base);
  return `<!DOCTYPE html>${page.documentElement.outerHTML}`;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function bodyOf(markdown: string): string {
  const html = window.DOMPurify.sanitize(window.marked.parse(markdown));
  const part = new DOMParser().parseFromString(html, "text/html");
  for (const picture of part.querySelectorAll("p > img:only-child")) {
    const address = addressOf(picture.getAttribute("src") ?? "");
    const caption = escaped(picture.getAttribute("alt") ?? "");
    const figure = address ? `<img src="${escaped(address)}" alt="" class="rounded-card">` : "";
    picture.parentElement?.insertAdjacentHTML(
      "afterend",
      `<figure>${figure}<figcaption>${caption}</figcaption></figure>`,
    );
    picture.parentElement?.remove();
  }
  return part.body.innerHTML;
}

const places = {
  title: ".story-opening-words h1",
  excerpt: ".story-opening-words .text-lead",
  caption: ".article-picture figcaption",
  byline: ".story-byline span:last-child",
} as const;

function fill(page: Document, of: (field: string) => string) {
  for (const [field, place] of Object.entries(places)) {
    const element = page.querySelector(place);
    if (element) element.textContent = of(field);
  }
  const body = page.querySelector(".article-prose");
  if (body) body.innerHTML = bodyOf(of("body"));
  const address = addressOf(of("picture"));
  for (const part of page.querySelectorAll(".article-picture source")) part.remove();
  const picture = page.querySelector(".article-picture img");
  if (picture && address) {
    picture.removeAttribute("srcset");
    picture.setAttribute("src", address);
  }
}

/** How long the site takes to show what was saved. */
const looksAgain = [1500, 5000, 12_000];

function previewOf(collection: string) {
  const isStory = collection === "stories";
  const frames = new WeakMap<object, HTMLIFrameElement>();
  const shown = new WeakMap<object, string>();
  return component<PreviewProps, PreviewState>({
    getInitialState: () => ({ html: "" }),
    componentDidMount() {
      void show(this);
    },
    componentDidUpdate() {
      const page = frames.get(this)?.contentDocument;
      if (isStory && page)
        fill(page, (field) => String(this.props.entry.getIn(["data", field]) ?? ""));
      const saved = sourceOf(this);
      if (shown.get(this) !== saved)
        for (const wait of looksAgain) setTimeout(() => show(this), wait);
      shown.set(this, saved);
    },
    render() {
      return h("iframe", {
        title: "The page",
        srcDoc: this.state.html,
        style: { position: "fixed", inset: 0, width: "100%", height: "100%", border: 0 },
        ref: (frame: HTMLIFrameElement | null) => void (frame && frames.set(this, frame)),
        onLoad: () => {
          const page = frames.get(this)?.contentDocument;
          if (page) scrollTo(page, placeOf(this));
          this.setState({});
        },
      });
    },
  });

  type Preview = { props: PreviewProps; setState(change: Partial<PreviewState>): void };

  function sourceOf({ props }: Preview): string {
    return String(props.entry.getIn(["data", "source"]) ?? "");
  }

  function placeOf({ props: { entry } }: Preview) {
    const id = String(entry.get("slug") ?? "");
    const field = (name: string) => String(entry.getIn(["data", name]) ?? "");
    return shownAt(collection, { id, field });
  }

  async function show(preview: Preview): Promise<void> {
    shown.set(preview, sourceOf(preview));
    const { page } = placeOf(preview);
    const html =
      (page && (await pageAt(facts.basePath + page))) ||
      (isStory ? await pageAt(facts.basePath + facts.sampleStory) : "");
    preview.setState({ html: html || "<p>The page appears here once this is saved.</p>" });
  }
}

export function registerPreviews() {
  for (const [collection, { page }] of Object.entries(facts.pages))
    if (page) editor.registerPreviewTemplate(collection, previewOf(collection));
}
