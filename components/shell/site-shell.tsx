import type { ReactNode } from "react";
import { ShellBehaviour } from "@/components/shell/shell-behaviour.client";
import { StayProvider } from "@/components/features/booking/stay-provider.client";
import { Footer } from "@/components/shell/footer";
import { Header } from "@/components/shell/header";
import { Arrival } from "@/components/shell/lay-out-arrival.client";
import { prefixOf, applyVariantTemplate } from "@/components/shell/variant-by-path";
import { VariantByPath } from "@/components/shell/variant-by-path.client";
import { Icon } from "@/components/ui/icon/icon";
import { site } from "@/content/site";
import type { Variant } from "@/content/types";
import { variants } from "@/content/variants";
import "./site-shell.css";

type SiteShellProps = {
  /** Where there are several, the address says which; none of theirs is the first. */
  variant: Variant | readonly Variant[];
  children: ReactNode;
};

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? "";

/** The frame of every page; a variant differs by its data in content/variants.ts, never by another frame. */
export function SiteShell({ variant, children }: SiteShellProps) {
  const frames = [variant].flat().map((each) => ({
    prefix: variants[each].prefix,
    page: <Frame variant={each}>{children}</Frame>,
  }));
  const frame = <VariantByPath frames={frames} basePath={basePath} />;
  if (frames.length === 1) return frame;

  const prefixes = JSON.stringify(frames.map(({ prefix }) => prefix));
  const prefix = `(${prefixOf.toString()})(location.pathname,${JSON.stringify(basePath)},${prefixes})`;
  // Nothing is painted until the right one has come, a few kilobytes further on.
  const wait = `if(${prefix})document.documentElement.style.visibility="hidden"`;
  const choose = `(${applyVariantTemplate.toString()})(${prefix});document.documentElement.removeAttribute("style")`;
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: wait }} />
      <div>{frame}</div>
      <script dangerouslySetInnerHTML={{ __html: choose }} />
    </>
  );
}

function Frame({ variant, children }: { variant: Variant; children: ReactNode }) {
  return (
    <div data-variant={variant} data-header={variants[variant].header}>
      <Header variant={variant} />
      <main id="main" tabIndex={-1}>
        <Arrival />
        <StayProvider>{children}</StayProvider>
        <a
          href="#main"
          aria-label="Back to top"
          className="back-to-top flex items-center justify-center bg-paper text-ink hover:bg-ink hover:text-paper"
        >
          <Icon name="arrow-up" />
        </a>
      </main>
      <Footer variant={variant} />
      <ShellBehaviour offline={site.offline} />
    </div>
  );
}
