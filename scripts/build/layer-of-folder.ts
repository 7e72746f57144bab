import { AtRule, type ChildNode, type Plugin } from "postcss";

const layers = /[\\/]components[\\/](ui|features|shell|pages)[\\/]/;

/** These stylesheets declare a layer of their own (overrides, a vendor's sheet), or none. */
const isPlaced = (node: ChildNode) =>
  node instanceof AtRule && ["import", "layer", "property"].includes(node.name);

/**
 * A PostCSS plugin behind Tailwind that puts the stylesheet of a component into the cascade layer of its folder, so that no stylesheet
 * has to name it and none can name another.
 */
export const layerOfFolder: Plugin = {
  postcssPlugin: "layer-of-folder",
  OnceExit(root) {
    const [, params] = layers.exec(root.source?.input.from ?? "") ?? [];
    const own = root.nodes.filter((node) => !isPlaced(node));
    if (!params || own.length === 0) return;
    root.append(new AtRule({ name: "layer", params }).append(own));
  },
};
