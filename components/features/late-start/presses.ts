import { stepCount } from "@/components/features/stay/model/counter";
import { rowStops } from "@/components/features/carousel/row-stops";
import { themeClass, themeKey } from "@/components/features/theme/theme";
import { withoutFading } from "@/components/features/theme/without-fading";

/** Throws where it is missing: the press is then repeated once its island listens. */
export function found<Type>(value: Type | null | undefined): Type {
  if (value == null) throw Error();
  return value;
}

const step = (button: Element, change: 1 | -1) => {
  const output = found(button.parentElement?.querySelector("output"));
  const field = found(document.querySelector<HTMLInputElement>(`#${output.htmlFor}`));
  const value = stepCount(field.valueAsNumber, change, +field.min);
  field.value = output.value = `${value}`;
  found(output.previousElementSibling).ariaDisabled = `${value <= +field.min}`;
};

const turn = (button: Element, way: 1 | -1) => {
  const carousel = found(button.closest<HTMLElement>(".carousel"));
  const row = found(carousel.querySelector<HTMLElement>(".carousel-row"));
  const stops = rowStops(row, carousel.dataset.axis);
  stops.scrollTo(stops.beside(stops.current, way));
};

/** What the controls of a first screen do at once (data-press); their islands go on from what then stands in the document. */
export const presses: Readonly<Record<string, (button: Element, held: (() => void)[]) => void>> = {
  theme(_, held) {
    const { classList } = document.documentElement;
    const dark = classList.contains(themeClass(true));
    const newValue = `${!dark}`;
    localStorage.setItem(themeKey, newValue);
    withoutFading(() => classList.replace(themeClass(dark), themeClass(!dark)));
    // next-themes may have read the store while it hydrated: it hears of a change as if it came from another tab.
    held.push(() => dispatchEvent(new StorageEvent("storage", { key: themeKey, newValue })));
  },
  expand(button) {
    button.ariaExpanded = `${button.ariaExpanded !== "true"}`;
  },
  add: (button) => step(button, 1),
  remove: (button) => step(button, -1),
  next: (button) => turn(button, 1),
  previous: (button) => turn(button, -1),
};
