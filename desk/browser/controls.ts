import { sentenceFor } from "../rules";
import { withAddedRooms } from "./added-rooms";
import { component, editor, h, type ControlProps, type FieldConfig } from "./editor";
import { numberControl } from "./number-control";
import { addressOf, chooseFile, pictureNames } from "./known-pictures";
import { pictureFault } from "./picture-size";

/** A setting of a field that is a list. */
function listIn(field: FieldConfig, setting: string): readonly unknown[] {
  const value = field.get(setting);
  const list: unknown =
    typeof value === "object" && value && "toJS" in value && typeof value.toJS === "function"
      ? value.toJS()
      : value;
  return Array.isArray(list) ? list : [];
}

const ruleOf = (field: FieldConfig) => listIn(field, "rule").map(String);

/** The build's own rule and sentence, at the field. */
function isValid(value: unknown, field: FieldConfig) {
  const message = sentenceFor(ruleOf(field), value);
  return message ? { error: { message } } : (true as const);
}

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** A control of the editor's own, held to the build's rule. */
function checked(name: string) {
  const inner = editor.getFieldType(name)?.control;
  if (typeof inner !== "function") throw new Error(`The editor has no control "${name}".`);
  return component<ControlProps>({
    isValid,
    render() {
      return h(Object(inner), this.props);
    },
  });
}

const isOption = (option: unknown): option is { readonly value: string; readonly label: string } =>
  typeof option === "object" && option !== null && "value" in option && "label" in option;

function roomControl() {
  const choice = checked("select");
  return component<ControlProps>({
    isValid,
    render() {
      const { field } = this.props;
      const options = withAddedRooms(listIn(field, "options").filter(isOption));
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

/** The picture of the entry that is open, or its portrait: the file that was chosen a moment ago, or as the site has it. */
function addressIn({ entry }: ControlProps, portrait: boolean) {
  const file = text(entry?.getIn(["data", ...(portrait ? ["portrait"] : []), "file"]));
  if (file === "" || file.startsWith("blob:")) return file;
  return addressOf(text(entry?.getIn(["slug"])), portrait ? "portrait" : "wide");
}

type PhotoState = { readonly fault: string; readonly old: string };

/** Takes a file of the size that the site needs, and keeps the name of the one that it replaces. */
function photoControl() {
  return component<ControlProps, PhotoState>({
    isValid,
    getInitialState: () => ({ fault: "", old: "" }),
    render() {
      const { value, forID, field, onChange, addFile } = this.props;
      const portrait = ruleOf(field).includes("portrait");
      const take = async (file: File | undefined) => {
        if (!file) return;
        // What was chosen a moment ago is still a blob; the file's own name is the one that stood there first.
        const old = /^[\w-]+\.\w+$/.test(text(value))
          ? text(value).replace(/\.\w+$/, "")
          : this.state.old;
        const own = file.name
          .toLowerCase()
          .replace(/\.\w+$/, "")
          .replace(/[^a-z0-9]+/g, "-");
        const name = old || own;
        const fault = await pictureFault(file, name, portrait);
        this.setState({ fault, old });
        if (fault) return;
        const ending = file.name.replace(/^.*\./, "").toLowerCase().replace("jpeg", "jpg");
        const named = new File([file], `${name}.${ending}`, { type: file.type });
        chooseFile(named);
        onChange(await addFile(named));
      };
      const shown = addressIn(this.props, portrait);
      return h(
        "div",
        { className: "desk-photo" },
        shown ? h("img", { src: shown, alt: "" }) : null,
        h("input", {
          id: forID,
          "aria-labelledby": `${forID}-label`,
          type: "file",
          accept: "image/jpeg,image/png,image/webp,image/avif",
          onChange: (event: { target: HTMLInputElement }) => take(event.target.files?.[0]),
        }),
        this.state.fault
          ? h("p", { role: "alert", className: "desk-fault" }, this.state.fault)
          : null,
      );
    },
  });
}

type Pointer = { clientX: number; clientY: number; currentTarget: HTMLElement };

/** The picture of the same entry, to click on; two numbers for the keyboard. */
function focusControl() {
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

/** What the buttons above a text put into it. */
const inserts: readonly (readonly [label: string, before: string, after: string])[] = [
  ["Heading", "\n\n## ", ""],
  ["Quotation", "\n\n> ", ""],
  ["Step", "\n1. ", ""],
  ["Bold", "**", "**"],
  ["Link", "[", "](/room/)"],
];

/** Markdown as it stands in the file, so that what was not touched stays as it was. */
function proseControl() {
  return component<ControlProps>({
    isValid,
    render() {
      const { value, forID, onChange } = this.props;
      const put = (before: string, after: string) => {
        const box = document.getElementById(forID);
        if (!(box instanceof HTMLTextAreaElement)) return;
        const { selectionStart: from, selectionEnd: to, value: words } = box;
        const chosen = words.slice(from, to);
        onChange(words.slice(0, from) + before + chosen + after + words.slice(to));
        requestAnimationFrame(() => {
          box.focus();
          box.setSelectionRange(from + before.length, from + before.length + chosen.length);
        });
      };
      return h(
        "div",
        { className: "desk-prose" },
        h(
          "div",
          { role: "group", "aria-label": "Insert" },
          ...inserts.map(([label, before, after]) =>
            h("button", { key: label, type: "button", onClick: () => put(before, after) }, label),
          ),
          h(
            "select",
            {
              "aria-label": "Insert a picture",
              value: "",
              onChange: (event: { target: HTMLSelectElement }) =>
                put("\n\n![What it shows", `](${event.target.value})\n\n`),
            },
            h("option", { value: "" }, "Picture…"),
            ...pictureNames().map((name) => h("option", { key: name, value: name }, name)),
          ),
        ),
        h("textarea", {
          id: forID,
          "aria-labelledby": `${forID}-label`,
          className: "desk-input",
          rows: 24,
          value: text(value),
          onChange: (event: { target: HTMLTextAreaElement }) => onChange(event.target.value),
        }),
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
