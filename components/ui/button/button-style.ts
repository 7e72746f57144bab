const kinds = {
  solid: "bg-accent text-on-accent border-accent hover:bg-ink hover:border-ink hover:text-paper",
  line: "border-line-strong text-ink hover:bg-ink hover:border-ink hover:text-paper",
  night: "border-on-night/60 text-on-night hover:bg-on-night hover:text-night",
  adey: "bg-adey border-adey text-night hover:bg-on-night hover:border-on-night",
} as const;

const sizes = {
  regular: "min-h-12 px-[24px]",
  small: "min-h-11 px-4",
} as const;

export type ButtonKind = keyof typeof kinds;

/** The classes of everything that looks like a button: links, submit buttons, toggles. 48 px high, 44 px where it is small. */
export function buttonStyle(
  kind: ButtonKind,
  extra = "",
  size: keyof typeof sizes = "regular",
): string {
  return `inline-flex ${sizes[size]} items-center justify-center gap-2.5 rounded-control border py-2.5 text-small font-semibold tracking-wide text-center transition-tint active:scale-[.985] aria-disabled:[border-style:dashed] aria-disabled:bg-transparent aria-disabled:text-ink-2 ${kinds[kind]} ${extra}`.trim();
}
