import { moveFocusToSlide } from "@/components/features/carousel/move-focus-to-slide";

function slides(...contents: string[]) {
  document.body.innerHTML = `<div id="view">${contents
    .map((content) => `<div role="group">${content}</div>`)
    .join("")}</div><button>Outside</button>`;
  const view = document.getElementById("view") ?? document.body;
  const [first] = Array.from(view.querySelectorAll("[role=group]"));
  return { view, first };
}

const focusOn = (name: string) =>
  Array.from(document.querySelectorAll<HTMLElement>("a, button"))
    .find(({ textContent }) => textContent === name)
    ?.focus();

test.each([
  {
    what: "the keyboard passes to the same control of the slide that comes",
    coming: "<a href='#2'>Two</a><button>Play two</button>",
    focused: "Play one",
    then: "Play two",
  },
  {
    what: "a slide with fewer controls takes it at its first",
    coming: "<a href='#2'>Two</a>",
    focused: "Play one",
    then: "Two",
  },
  {
    what: "a keyboard that is elsewhere stays there",
    coming: "<a href='#2'>Two</a>",
    focused: "Outside",
    then: "Outside",
  },
])("$what", ({ coming, focused, then }) => {
  const { view, first } = slides("<a href='#1'>One</a><button>Play one</button>", coming);
  focusOn(focused);
  first?.setAttribute("inert", "");
  moveFocusToSlide(view, 1);
  expect(document.activeElement).toHaveTextContent(then);
});
