import { sentenceFor } from "../rules";
import { component, editor, h, type ControlProps, type FieldConfig } from "./editor";

export function listIn(field: FieldConfig, setting: string): readonly unknown[] {
  const value = field.get(setting);
  const list: unknown =
    typeof value === "object" && value && "toJS" in value && typeof value.toJS === "function"
      ? value.toJS()
      : value;
  return Array.isArray(list) ? list : [];
}

export const ruleOf = (field: FieldConfig) => listIn(field, "rule").map(String);

/** Shows the build's own rule and message at the field. */
export function isValid(value: unknown, field: FieldConfig) {
  const message = sentenceFor(ruleOf(field), value);
  return message ? { error: { message } } : (true as const);
}

export const text = (value: unknown) => (typeof value === "string" ? value : "");

/** Wraps one of the editor's own controls with the build's rule. */
export function checked(name: string) {
  const inner = editor.getFieldType(name)?.control;
  if (typeof inner !== "function") throw new Error(`The editor has no control "${name}".`);
  return component<ControlProps>({
    isValid,
    render() {
      return h(Object(inner), this.props);
    },
  });
}
