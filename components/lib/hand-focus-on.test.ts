import { handFocusOn } from "@/components/lib/hand-focus-on";

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

test("the keyboard passes to the same control of the slide that comes", () => {
  const { view, first } = slides(
    "<a href='#1'>One</a><button>Play one</button>",
    "<a href='#2'>Two</a><button>Play two</button>",
  );
  focusOn("Play one");
  first?.setAttribute("inert", "");
  handFocusOn(view, 1);
  expect(document.activeElement).toHaveTextContent("Play two");
});

test("a slide with fewer controls takes it at its first", () => {
  const { view, first } = slides(
    "<a href='#1'>One</a><button>Play one</button>",
    "<a href='#2'>Two</a>",
  );
  focusOn("Play one");
  first?.setAttribute("inert", "");
  handFocusOn(view, 1);
  expect(document.activeElement).toHaveTextContent("Two");
});

test("a keyboard that is elsewhere stays there", () => {
  const { view, first } = slides("<a href='#1'>One</a>", "<a href='#2'>Two</a>");
  focusOn("Outside");
  first?.setAttribute("inert", "");
  handFocusOn(view, 1);
  expect(document.activeElement).toHaveTextContent("Outside");
});
