import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../lib/node/documents";

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/**
 * Finds the files of a content folder that contain an address, with or without the slash that the build adds, as paths from the project;
 * none if only code names it.
 */
export function createSourceLookup(content: string, basePath: string) {
  let texts: readonly (readonly [file: string, text: string])[] | undefined;
  return (address: string): string[] => {
    texts ??= filesIn(content)
      .filter((file) => /\.(md|yaml)$/.test(file))
      .map((file) => [`content/records/${file}`, readFileSync(path.join(content, file), "utf8")]);
    const inside = address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address;
    const [, page = "", rest = ""] = /^([^?#]*?)\/?([?#].*)?$/.exec(inside) ?? [];
    const written = new RegExp(
      `(?<![\\w/.-])${escaped(page)}/?${escaped(rest)}(?![\\w/?#-]|\\.\\w)`,
    );
    return texts.filter(([, text]) => page + rest && written.test(text)).map(([file]) => file);
  };
}
