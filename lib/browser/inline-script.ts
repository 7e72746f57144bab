/**
 * Returns an inline script that runs before the page's own: a call of `work` with `values`. Only the source text of `work` is used, as in
 * next-themes' script, so that it may use nothing but its parameters and browser globals: no import, no constant outside. Errors in it
 * are ignored, because the page works without it.
 */
export function inlineScript<Values extends readonly (string | readonly string[])[]>(
  work: (...values: Values) => void,
  ...values: Values
): string {
  return `try{(${work})(${values.map((value) => JSON.stringify(value)).join()})}catch{}`;
}
