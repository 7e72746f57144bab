import type { ReactNode } from "react";
import { Footer } from "@/components/shell/footer/footer";
import { Main } from "@/components/shell/main";
import type { Variant } from "@/content/model/types";

type HomeFrameProps = {
  variant: Variant;
  /** Whether the footer has the newsletter form: not below a page that has its own. */
  newsletter?: boolean;
  children: ReactNode;
};

export function HomeFrame({ variant, newsletter = true, children }: HomeFrameProps) {
  return (
    <>
      <Main>{children}</Main>
      <Footer variant={variant} newsletter={newsletter} />
    </>
  );
}
