import { Header } from "@/components/shell/header/header";
import { HtmlDocument, type DocumentProps } from "@/components/shell/html-document";

export function SiteDocument({ children, ...document }: DocumentProps) {
  return (
    <HtmlDocument {...document}>
      <Header variant={document.variant} lang={document.lang} />
      {children}
    </HtmlDocument>
  );
}
