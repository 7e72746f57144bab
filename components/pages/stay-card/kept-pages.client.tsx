"use client";

import { useEffect, useState } from "react";
import { stayCard } from "@/content/copy/stay-card";
import "@/components/ui/link/link.css";

type KeptPage = { readonly href: string; readonly title: string };

const mostPages = 8;

/** The pages that the service worker has stored, the latest first, each with its own title. */
async function readKeptPages(): Promise<readonly KeptPage[]> {
  const found: KeptPage[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const requests = (await cache.keys()).filter(({ url }) => url.endsWith("/")).reverse();
    for (const { url } of requests) {
      const answer = url === pageUrl() ? undefined : await cache.match(url);
      if (!answer || found.length === mostPages) continue;
      const { title } = new DOMParser().parseFromString(await answer.text(), "text/html");
      found.push({ href: url, title });
    }
  }
  return found;
}

const pageUrl = () => window.location.origin + window.location.pathname;

/** Offers the pages that open without a connection, where the guest has asked for one that does not. */
export function KeptPages() {
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    if (window.location.hash !== "#offline" || !("caches" in window)) return;
    void readKeptPages().then(setPages, () => {});
  }, []);
  if (pages.length === 0) return null;
  return (
    <>
      <p className="mt-4">{stayCard.offline.kept}</p>
      <ul>
        {pages.map(({ href, title }) => (
          <li key={href}>
            <a href={href} className="link-line inline-flex min-h-11 items-center">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
