import type { ReactNode } from "react";
import { StayProvider } from "@/components/features/booking/stay-provider.client";
import { CompactFooter } from "@/components/shell/compact-footer";
import { Footer } from "@/components/shell/footer";
import { Icon } from "@/components/ui/icon/icon";
import type { Variant } from "@/content/model/types";
import "./page-frame.css";

type FrameProps = { variant: Variant; children: ReactNode };

function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      <StayProvider>{children}</StayProvider>
      <a
        href="#main"
        aria-label="Back to top"
        className="back-to-top flex items-center justify-center bg-paper text-ink hover:bg-ink hover:text-paper"
      >
        <Icon name="arrow-up" />
      </a>
    </main>
  );
}

type HomeFrameProps = FrameProps & {
  /** Whether the footer asks for an e-mail address: not below a page that has a newsletter band of its own. */
  newsletter?: boolean;
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

/** Every other page between header and end: its content and the footer in a third of the height. */
export function InnerFrame({ variant, children }: FrameProps) {
  return (
    <>
      <Main>{children}</Main>
      <CompactFooter variant={variant} />
    </>
  );
}
