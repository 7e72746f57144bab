import type { ReactNode } from "react";

const pages = [
  { href: "/desk/price/", title: "What a stay costs" },
  { href: "/desk/year/", title: "A year’s rates" },
] as const;

/** The pages have no scripts, and their forms ask nobody but the desk. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'self'";

type PriceHref = (typeof pages)[number]["href"];

type PriceDocumentProps = { href: PriceHref; styles: string; children: ReactNode };

/** A page of the desk about prices, as a whole document. */
export function PriceDocument({ href, styles, children }: PriceDocumentProps) {
  const title = pages.find((page) => page.href === href)?.title;
  return (
    <html lang="en-GB">
      {/* eslint-disable-next-line @next/next/no-head-element -- Next renders nothing of the desk. */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`${title}: the owner's desk`}</title>
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <nav aria-label="The desk">
          <a href="/desk/">The desk</a>
          {pages.map((page) => (
            <a
              key={page.href}
              href={page.href}
              aria-current={page.href === href ? "page" : undefined}
            >
              {page.title}
            </a>
          ))}
        </nav>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}
