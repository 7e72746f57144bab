import type { Variant } from "@/content/model/types";
import { readTokens } from "../tokens";

function readColours(variant: Variant | undefined) {
  const token = readTokens(variant);
  const gold = token("adey", "dark");
  const weight = Number(token("display-weight"));
  return variant
    ? {
        weight,
        ...{ panel: token("accent"), ink: token("on-night"), soft: token("line") },
        ...{ border: gold, petals: gold },
      }
    : {
        weight,
        ...{ panel: token("paper"), ink: token("ink"), soft: token("ink-2") },
        ...{ border: token("accent"), petals: token("adey") },
      };
}

export type Colours = ReturnType<typeof readColours>;

const known = new Map<Variant | undefined, Colours>();

/** Reads every stylesheet once for each variant, and not once for each card. */
export function coloursOf(variant: Variant | undefined): Colours {
  const colours = known.get(variant) ?? readColours(variant);
  known.set(variant, colours);
  return colours;
}
