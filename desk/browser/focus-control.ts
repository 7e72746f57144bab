import { isValid, ruleOf, text } from "./checked";
import { component, h, type ControlProps } from "./editor";
import { addressIn } from "./photo-control";

type Pointer = { clientX: number; clientY: number; currentTarget: HTMLElement };

/** Sets the focal point by a click on the picture of the same entry, or as two numbers by keyboard. */
export function focusControl() {
  return component<ControlProps>({
    isValid(value, field) {
      const pair =
        text(value).trim() === "" ? undefined : text(value).trim().split(/[ ,]+/).map(Number);
      return isValid(pair, field);
    },
    render() {
      const { value, forID, field, onChange } = this.props;
      const shown = addressIn(this.props, ruleOf(field).includes("portrait"));
      const [x = 0.5, y = 0.5] = text(value).split(/[ ,]+/).map(Number);
      const pick = ({ clientX, clientY, currentTarget }: Pointer) => {
        const box = currentTarget.getBoundingClientRect();
        const part = (at: number, size: number) => Math.round((100 * at) / size) / 100;
        onChange(`${part(clientX - box.left, box.width)} ${part(clientY - box.top, box.height)}`);
      };
      return h(
        "div",
        null,
        shown
          ? h(
              "div",
              { className: "desk-focus", onClick: pick },
              h("img", { src: shown, alt: "" }),
              h("span", { style: { left: `${100 * x}%`, top: `${100 * y}%` } }),
            )
          : null,
        h("input", {
          id: forID,
          "aria-labelledby": `${forID}-label`,
          type: "text",
          className: "desk-input",
          value: text(value),
          placeholder: "0.5 0.5",
          onChange: (event: { target: HTMLInputElement }) => onChange(event.target.value),
        }),
      );
    },
  });
}
