/**
 * The two means of motion that the site uses. Named here, because a dynamic import of the library itself takes all of it along:
 * 52 kB instead of 4.
 */
export { inView } from "framer-motion/dom";
export { animate } from "framer-motion/dom/mini";
