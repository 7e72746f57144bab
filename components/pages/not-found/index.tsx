import { MessagePage } from "@/components/pages/not-found/message-page";
import { SiteShell } from "@/components/shell/site-shell";
import { ContentLink } from "@/components/ui/link/content-link";
import { notFoundPage } from "@/content/pages";
import { variantOrder } from "@/content/variants";
import "@/components/shell/compact-footer";

/** One file answers every lost path, in the look of the variant below which the path lies. */
export default function NotFound() {
  const { picture, code, title, text, action } = notFoundPage;
  return (
    <SiteShell variant={variantOrder}>
      <MessagePage picture={picture} code={code} title={title} text={text} greeted>
        <ContentLink link={action} className="button button-adey" />
      </MessagePage>
    </SiteShell>
  );
}
