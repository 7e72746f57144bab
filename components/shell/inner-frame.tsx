import type { ReactNode } from "react";
import { CompactFooter } from "@/components/shell/footer/compact-footer";
import { Main } from "@/components/shell/main";
import type { Variant } from "@/content/model/types";

type InnerFrameProps = { variant: Variant; children: ReactNode };

/** Every page but the homes between header and end: its content and the footer in a third of the height. */
export function InnerFrame({ variant, children }: InnerFrameProps) {
  return (
    <>
      <Main>{children}</Main>
      <CompactFooter variant={variant} />
    </>
  );
}
