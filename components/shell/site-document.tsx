import { Header } from "@/components/shell/header/header";
import { HtmlDocument, type DocumentProps } from "@/components/shell/html-document";

/** The document of a page of one variant: its header, then what the page's frame brings. A root layout renders it. */
export function SiteDocument({ children, ...document }: DocumentProps) {
  return (
    <HtmlDocument {...document}>
      <Header variant={document.variant} />
      {children}
    </HtmlDocument>
  );
}
