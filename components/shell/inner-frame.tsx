import type { ReactNode } from "react";
import { CompactFooter } from "@/components/shell/footer/compact-footer";
import { Main } from "@/components/shell/main";
import type { Variant } from "@/content/model/types";

type InnerFrameProps = { variant: Variant; children: ReactNode };

export function InnerFrame({ variant, children }: InnerFrameProps) {
  return (
    <>
      <Main>{children}</Main>
      <CompactFooter variant={variant} />
    </>
  );
}
