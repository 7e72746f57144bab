import { isValid, ruleOf, text } from "./checked";
import { component, h, type ControlProps } from "./editor";
import { addressOf, chooseFile } from "./known-pictures";
import { pictureFault } from "./picture-size";

export function addressIn({ entry }: ControlProps, portrait: boolean) {
  const file = text(entry?.getIn(["data", ...(portrait ? ["portrait"] : []), "file"]));
  if (file === "" || file.startsWith("blob:")) return file;
  return addressOf(text(entry?.getIn(["slug"])), portrait ? "portrait" : "wide");
}

type PhotoState = { readonly fault: string; readonly old: string };

/** Accepts a file of the size that the site needs, and keeps the name of the one that it replaces. */
export function photoControl() {
  return component<ControlProps, PhotoState>({
    isValid,
    getInitialState: () => ({ fault: "", old: "" }),
    render() {
      const { value, forID, field, onChange, addFile } = this.props;
      const portrait = ruleOf(field).includes("portrait");
      const take = async (file: File | undefined) => {
        if (!file) return;
        // A file chosen a moment ago is still a blob; the name of the first one is kept.
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
