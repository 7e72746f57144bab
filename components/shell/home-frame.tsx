import type { ReactNode } from "react";
import { Footer } from "@/components/shell/footer/footer";
import { Main } from "@/components/shell/main";
import type { Variant } from "@/content/model/types";

type HomeFrameProps = {
  variant: Variant;
  /** Whether the footer asks for an e-mail address: not below a page that has a newsletter band of its own. */
  newsletter?: boolean;
  children: ReactNode;
};

/** A home between header and end: its content and the whole footer. */
export function HomeFrame({ variant, newsletter = true, children }: HomeFrameProps) {
  return (
    <>
      <Main>{children}</Main>
      <Footer variant={variant} newsletter={newsletter} />
    </>
  );
}
