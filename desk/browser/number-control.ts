import { component, h, type ControlProps } from "./editor";

const asTyped = (value: unknown) =>
  typeof value === "number" || typeof value === "string" ? String(value) : "";

/** What is no number, or not written as one yet ("1.", "1,450", "$450"), stays as it was typed: it is refused, not cut down to another price. */
const written = (typed: string) => (String(Number(typed)) === typed ? Number(typed) : typed);

/** "4.50" is 4.5 once the field is left. */
const settled = (typed: string) =>
  /^\s*\d+(\.\d+)?\s*$/.test(typed) ? Number(typed) : written(typed.trim());

type Typing = { target: HTMLInputElement };

/** A number in a field of text: the browser's own field of numbers empties itself at a comma or a currency sign, and typing goes on from there. */
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
