/**
 * The text of a script that runs where it stands in the document, before the page's own: a call of `work` with `values`. Only the text of
 * `work` comes along, as of next-themes' script, so that it may name nothing but its parameters and what every browser has: no import,
 * no constant beside it. What fails in it is lost: a page without it is whole.
 */
export function inlineScript<Values extends readonly (string | readonly string[])[]>(
  work: (...values: Values) => void,
  ...values: Values
): string {
  return `try{(${work})(${values.map((value) => JSON.stringify(value)).join()})}catch{}`;
}
