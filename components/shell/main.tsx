import type { ReactNode } from "react";
import { StayProvider } from "@/components/features/stay/model/stay-provider.client";
import { Icon } from "@/components/ui/icon/icon";
import "./main.css";

export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      <StayProvider>{children}</StayProvider>
      <a
        href="#main"
        aria-label="Back to top"
        className="page-up flex items-center justify-center bg-paper text-ink hover:bg-ink hover:text-paper"
      >
        <Icon name="arrow-up" />
      </a>
    </main>
  );
}
