import { VariantByPath } from "@/components/pages/not-found/variant-by-path.client";
import { applyVariantTemplate, prefixOf } from "@/components/pages/not-found/variant-by-path";
import { Header } from "@/components/shell/header";
import { InnerFrame } from "@/components/shell/page-frame";
import { HtmlDocument, variantAttributes } from "@/components/shell/site-document";
import { Greeting } from "@/components/ui/tibeb/greeting";
import { ContentLink } from "@/components/ui/link/content-link";
import { Picture } from "@/components/ui/picture/picture";
import { notFoundPage } from "@/content/copy/pages";
import { variantOrder, variants } from "@/content/model/variants";
import "./not-found.css";

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? "";

/** A picture, a sentence, a way home. */
function Lost() {
  const { picture, code, title, text, action } = notFoundPage;
  return (
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
  );
}

/** One document answers every lost path, in the look of the variant below which the path lies. */
export default function NotFound() {
  const frames = variantOrder.map((variant) => ({
    prefix: variants[variant].prefix,
    attributes: variantAttributes(variant),
    page: (
      <>
        <Header variant={variant} />
        <InnerFrame variant={variant}>
          <Lost />
        </InnerFrame>
      </>
    ),
  }));
  const prefixes = JSON.stringify(frames.map(({ prefix }) => prefix));
  const prefix = `(${prefixOf.toString()})(location.pathname,${JSON.stringify(basePath)},${prefixes})`;
  // Nothing is painted until the right frame has come, a few kilobytes further on.
  const wait = `if(${prefix})document.documentElement.style.visibility="hidden"`;
  const choose = `(${applyVariantTemplate.toString()})(${prefix});document.documentElement.removeAttribute("style")`;
  return (
    <HtmlDocument variant="booking">
      <script dangerouslySetInnerHTML={{ __html: wait }} />
      <div>
        <VariantByPath frames={frames} basePath={basePath} />
      </div>
      <script dangerouslySetInnerHTML={{ __html: choose }} />
    </HtmlDocument>
  );
}
