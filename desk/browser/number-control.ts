import { component, h, type ControlProps } from "./editor";

const asTyped = (value: unknown) =>
  typeof value === "number" || typeof value === "string" ? String(value) : "";

/** Text that is no number, or not yet ("1.", "1,450", "$450"), is rejected as typed instead of being cut down to another price. */
const written = (typed: string) => (String(Number(typed)) === typed ? Number(typed) : typed);

/** "4.50" becomes 4.5 when the field loses focus. */
const settled = (typed: string) =>
  /^\s*\d+(\.\d+)?\s*$/.test(typed) ? Number(typed) : written(typed.trim());

type Typing = { target: HTMLInputElement };

/** Uses a text field for numbers, because the browser's number field empties itself at a comma or a currency sign. */
export function numberControl(
  isValid: (value: unknown, field: ControlProps["field"]) => true | { error: { message: string } },
) {
  return component<ControlProps>({
    isValid,
    render() {
      const { value, forID, onChange } = this.props;
      return h("input", {
        id: forID,
        "aria-labelledby": `${forID}-label`,
        type: "text",
        inputMode: "decimal",
        className: "desk-input",
        value: asTyped(value),
        onChange: ({ target }: Typing) => onChange(written(target.value)),
        onBlur: ({ target }: Typing) => onChange(settled(target.value)),
      });
    },
  });
}
