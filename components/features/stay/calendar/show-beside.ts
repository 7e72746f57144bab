/** Scrolls to the form where its calendar fits neither above nor below it and would cover it; a form that stays where it is, is left alone. */
export function showBeside(calendar: HTMLElement, form: HTMLElement): void {
  const place = form.getBoundingClientRect();
  const cover = calendar.getBoundingClientRect();
  const covers = cover.top < place.bottom && place.top < cover.bottom;
  if (!covers || cover.width === window.innerWidth) return;
  const { scrollY } = window;
  form.scrollIntoView({ block: "start", behavior: "instant" });
  if (form.getBoundingClientRect().top === place.top)
    window.scrollTo({ top: scrollY, behavior: "instant" });
}
