import { isValid, text } from "./checked";
import { component, h, type ControlProps } from "./editor";
import { pictureNames } from "./known-pictures";

/** The formatting that the buttons above a text insert. */
const inserts: readonly (readonly [label: string, before: string, after: string])[] = [
  ["Heading", "\n\n## ", ""],
  ["Quotation", "\n\n> ", ""],
  ["Step", "\n1. ", ""],
  ["Bold", "**", "**"],
  ["Link", "[", "](/room/)"],
];

/** Edits Markdown as plain text, so that untouched text stays as it was. */
export function proseControl() {
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
