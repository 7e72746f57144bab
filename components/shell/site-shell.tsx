import type { ReactNode } from "react";
import { ShellBehaviour } from "@/components/shell/shell-behaviour.client";
import { StayProvider } from "@/components/features/booking/stay-provider.client";
import { Footer } from "@/components/shell/footer";
import { Header } from "@/components/shell/header";
import { Icon } from "@/components/ui/icon/icon";
import { site } from "@/content/site";
import type { Variant } from "@/content/types";
import { variants } from "@/content/variants";
import "./site-shell.css";

/** The frame of every page; a variant differs by its data in content/variants.ts, never by another frame. */
export function SiteShell({ variant, children }: { variant: Variant; children: ReactNode }) {
  return (
    <div data-variant={variant} data-header={variants[variant].header}>
      <Header variant={variant} />
      <main id="main" tabIndex={-1}>
        <StayProvider>{children}</StayProvider>
        <a
          href="#main"
          aria-label="Back to top"
          className="back-to-top flex size-12 items-center justify-center rounded-full border border-line-strong bg-paper text-ink hover:bg-ink hover:text-paper"
        >
          <Icon name="arrow-up" />
        </a>
      </main>
      <Footer variant={variant} />
      <ShellBehaviour offline={site.offline} />
    </div>
  );
}
