import { checked, isValid, listIn, text } from "./checked";
import { component, editor, h, type ControlProps } from "./editor";
import { focusControl } from "./focus-control";
import { addressOf, pictureNames } from "./known-pictures";
import { numberControl } from "./number-control";
import { photoControl } from "./photo-control";
import { proseControl } from "./prose-control";
import { roomsByNow } from "./room-options";

const isOption = (option: unknown): option is { readonly value: string; readonly label: string } =>
  typeof option === "object" && option !== null && "value" in option && "label" in option;

function roomControl() {
  const choice = checked("select");
  return component<ControlProps>({
    isValid,
    render() {
      const { field } = this.props;
      const options = roomsByNow(listIn(field, "options").filter(isOption));
      return h(choice, { ...this.props, field: field.set("options", options) });
    },
  });
}

function pictureControl() {
  const choice = checked("select");
  return component<ControlProps>({
    isValid,
    render() {
      const address = addressOf(text(this.props.value));
      const field = this.props.field.set("options", pictureNames());
      return h(
        "div",
        null,
        h(choice, { ...this.props, field }),
        address ? h("img", { src: address, alt: "", className: "desk-thumbnail" }) : null,
      );
    },
  });
}

export function registerControls() {
  editor.registerFieldType("desk-line", checked("string"));
  editor.registerFieldType("desk-words", checked("text"));
  editor.registerFieldType("desk-number", numberControl(isValid));
  editor.registerFieldType("desk-choice", checked("select"));
  editor.registerFieldType("desk-room", roomControl());
  editor.registerFieldType("desk-day", checked("datetime"));
  editor.registerFieldType("desk-picture", pictureControl());
  editor.registerFieldType("desk-photo", photoControl());
  editor.registerFieldType("desk-focus", focusControl());
  editor.registerFieldType("desk-prose", proseControl());
}
