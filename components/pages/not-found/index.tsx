import { SiteShell } from "@/components/shell/site-shell";
import { ContentLink } from "@/components/ui/link/content-link";
import { Picture } from "@/components/ui/picture/picture";
import { Greeting } from "@/components/ui/tibeb/greeting";
import { notFoundPage } from "@/content/pages";
import { variantOrder } from "@/content/variants";
import "@/components/shell/compact-footer";
import "./not-found.css";

/** One file answers every lost path, in the look of the variant below which the path lies: a picture, a sentence, a way home. */
export default function NotFound() {
  const { picture, code, title, text, action } = notFoundPage;
  return (
    <SiteShell variant={variantOrder}>
      <div className="lost on-night bg-night text-on-night">
        <div className="lost-picture">
          <Picture name={picture} slot="window" alt="" priority />
        </div>
        <div className="container-page pb-16">
          <Greeting className="text-adey" />
          <div className="lost-words">
            <p className="lost-code figures">{code}</p>
            <div>
              <h1 className="text-title">{title}</h1>
              <p className="mt-4 mb-8 max-w-xl text-lead">{text}</p>
              <ContentLink link={action} className="button button-adey" />
            </div>
          </div>
        </div>
      </div>
    </SiteShell>
  );
}
