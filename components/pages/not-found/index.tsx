import { VariantByPath } from "@/components/pages/not-found/variant-by-path.client";
import { applyVariantTemplate, prefixOf } from "@/components/pages/not-found/variant-by-path";
import { Header } from "@/components/shell/header/header";
import { InnerFrame } from "@/components/shell/inner-frame";
import { HtmlDocument, variantAttributes } from "@/components/shell/html-document";
import { Lost } from "@/components/pages/not-found/lost";
import { variantOrder, variants } from "@/content/model/variants";

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? "";

/** One document answers every unknown path, in the look of the variant below which the path is. */
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
  // Nothing is painted until the frame of the right variant has arrived, a few kilobytes later in the document.
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
