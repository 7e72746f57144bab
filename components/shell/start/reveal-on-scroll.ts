import { inView } from "framer-motion/dom";
// Imports "mini" by name, because a dynamic import of the whole library would load 52 kB instead of 4.
import { animate } from "framer-motion/dom/mini";
import { fadeUpMs, revealOffsetPx } from "@/lib/browser/timing";

/** The rows of components/ui/tibeb/tibeb.svg are two px high. */
const bandRows = 12;

/**
 * Lets elements with `data-reveal` below the fold enter once, as they come into view: a section fades up (spec 9: 1000 ms, offset 120
 * px), a woven band (`data-reveal="rows"`) is drawn row by row. Returns a function that shows all that are still hidden.
 */
export function revealOnScroll(): () => void {
  const below = [...document.querySelectorAll<HTMLElement>("[data-reveal]")].filter(
    (section) => section.getBoundingClientRect().top >= window.innerHeight,
  );
  const stops = below.map((section) => {
    const { reveal } = section.dataset;
    section.dataset.reveal = "waiting";
    const show = () => {
      section.dataset.reveal = reveal;
    };
    const stop = inView(
      section,
      () => {
        show();
        if (reveal === "rows") drawRows(section);
        else fadeUp(section);
      },
      { margin: `0px 0px -${revealOffsetPx}px 0px` },
    );
    return () => {
      stop();
      show();
    };
  });
  return () => stops.forEach((stop) => stop());
}

function fadeUp(section: HTMLElement) {
  animate(
    section,
    { opacity: [0, 1], transform: ["translateY(32px)", "none"] },
    { duration: fadeUpMs / 1000, ease: [0.22, 0.61, 0.36, 1] },
  ).then(() => section.removeAttribute("style"));
}

function drawRows(band: HTMLElement) {
  band.animate(
    { clipPath: ["inset(0 0 100%)", "inset(0)"] },
    { duration: fadeUpMs, easing: `steps(${bandRows})` },
  );
}
