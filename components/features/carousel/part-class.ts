type CarouselPart = "view" | "row" | "slide" | "controls" | "dots" | "dot";

/** Adds, in a carousel with a name, the class by which its page may style the part: `carousel-row rates-row`. */
export function partClass(part: CarouselPart, name?: string) {
  return name ? `carousel-${part} ${name}-${part}` : `carousel-${part}`;
}
