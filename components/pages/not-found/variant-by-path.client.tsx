"use client";

import { Fragment, useState, type ReactNode } from "react";
import { prefixOf } from "@/components/pages/not-found/variant-by-path";

type Frame = {
  readonly prefix: string;
  /** The attributes of `<html>` that go with it. */
  readonly attributes: Readonly<Record<string, string | true | undefined>>;
  readonly page: ReactNode;
};

type VariantByPathProps = { frames: readonly Frame[]; basePath: string };

/**
 * One page in a frame for each variant: the address chooses. The document holds them all, the first as it stands, for whoever runs no
 * scripts, each other one in a template. By the time React hydrates, the right one is the only one (variant-by-path.ts).
 */
export function VariantByPath({ frames, basePath }: VariantByPathProps) {
  const [chosen] = useState(() => {
    if (typeof window === "undefined") return undefined;
    const prefixes = frames.map(({ prefix }) => prefix);
    return Math.max(0, prefixes.indexOf(prefixOf(window.location.pathname, basePath, prefixes)));
  });
  return frames.map(({ prefix, attributes, page }, place) => {
    const frame = <div data-frame="">{page}</div>;
    if (place === (chosen ?? 0)) return <Fragment key={prefix}>{frame}</Fragment>;
    if (chosen !== undefined) return null;
    return (
      <template key={prefix} data-variant-template={prefix} {...attributes}>
        {frame}
      </template>
    );
  });
}
