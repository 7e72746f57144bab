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
      <div className="on-night relative isolate flex min-h-svh items-end overflow-hidden bg-night text-on-night">
        <div className="absolute inset-0 -z-10">
          <Picture name={picture} slot="window" alt="" priority />
        </div>
        <div className="hero-shade absolute inset-0 -z-10" />
        <div className="w-full">
          <div className="on-shade container-page mt-40 pb-16">
            <Greeting className="text-adey" />
            <p className="font-display text-[clamp(6rem,20vw,16rem)] leading-none figures">
              {code}
            </p>
            <h1 className="mt-2 text-title">{title}</h1>
            <p className="mt-4 max-w-xl text-lead">{text}</p>
            <div className="mt-8 flex flex-wrap gap-4">
              <ContentLink link={action} className="button button-adey" />
            </div>
          </div>
        </div>
      </div>
    </SiteShell>
  );
}
