import { stepCount } from "@/components/features/stay/model/counter";
import { rowStops } from "@/components/features/carousel/row-stops";
import { themeClass, themeKey } from "@/components/features/theme/theme";
import { withoutFading } from "@/components/features/theme/without-fading";

/** Throws where the value is missing, so that the boot script repeats the click once the page is hydrated. */
export function found<Type>(value: Type | null | undefined): Type {
  if (value == null) throw Error();
  return value;
}

const step = (button: Element, change: 1 | -1) => {
  const output = found(button.parentElement?.querySelector("output"));
  const field = found(document.querySelector<HTMLInputElement>(`#${output.htmlFor}`));
  const least = +field.defaultValue;
  const value = stepCount(+field.value, change, least);
  field.value = output.value = `${value}`;
  found(output.previousElementSibling).ariaDisabled = `${value <= least}`;
};

const turn = (button: Element, way: 1 | -1) => {
  const carousel = found(button.closest<HTMLElement>(".carousel"));
  const row = found(carousel.querySelector<HTMLElement>(".carousel-row"));
  const stops = rowStops(row, carousel.dataset.axis);
  stops.scrollTo(stops.beside(stops.current, way));
};

/** Answers the clicks that cannot wait for hydration, by the button's data-click; the client components take over the state of the document. */
export const clickActions: Readonly<
  Record<string, (button: Element, deferred: (() => void)[]) => void>
> = {
  theme(_, deferred) {
    const { classList } = document.documentElement;
    const dark = classList.contains(themeClass(true));
    const newValue = `${!dark}`;
    localStorage.setItem(themeKey, newValue);
    withoutFading(() => classList.replace(themeClass(dark), themeClass(!dark)));
    // next-themes may have read the old value while it hydrated, and only a storage event makes it read again.
    deferred.push(() => dispatchEvent(new StorageEvent("storage", { key: themeKey, newValue })));
  },
  expand(button) {
    const panel = found(document.querySelector(`#${button.getAttribute("aria-controls")}`));
    const open = button.ariaExpanded !== "true";
    button.ariaExpanded = `${open}`;
    if (open) panel.removeAttribute("hidden");
    else panel.setAttribute("hidden", "until-found");
  },
  add: (button) => step(button, 1),
  remove: (button) => step(button, -1),
  next: (button) => turn(button, 1),
  previous: (button) => turn(button, -1),
};
