import type { Metadata } from "next";
import { MessagePage } from "@/components/pages/not-found/message-page";
import { SiteShell } from "@/components/shell/site-shell";
import { buttonStyle } from "@/components/ui/button/button-style";
import { ContentLink } from "@/components/ui/link/content-link";
import { notFoundPage } from "@/content/pages";
import { variants } from "@/content/variants";

export const metadata: Metadata = { title: notFoundPage.title, robots: { index: false } };

/**
 * One file answers for all five variants, so it takes on the look of the path it was asked for before anything is painted.
 * The sub-path of the site is cut off first.
 */
const wearVariant = `(function(p,b,v){p=p.slice(b.length);for(var k in v)if(v[k]&&(p===v[k]||p.indexOf(v[k]+"/")===0)){var e=document.currentScript.closest("[data-variant]");e&&(e.dataset.variant=k)}})(location.pathname,${JSON.stringify(process.env.NEXT_PUBLIC_BASE_PATH ?? "")},${JSON.stringify(Object.fromEntries(Object.values(variants).map(({ id, prefix }) => [id, prefix])))})`;

export default function NotFound() {
  return (
    <SiteShell variant="booking">
      <script dangerouslySetInnerHTML={{ __html: wearVariant }} />
      <MessagePage
        picture={notFoundPage.picture}
        code={notFoundPage.code}
        title={notFoundPage.title}
        text={notFoundPage.text}
        greeted
      >
        <ContentLink link={notFoundPage.action} className={buttonStyle("adey")} />
      </MessagePage>
    </SiteShell>
  );
}
