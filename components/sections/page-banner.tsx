import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Picture } from "@/components/ui/picture";
import type { PageFacts } from "@/content/types";

/** The picture, title and Home breadcrumb at the top of every inner page. */
export function PageBanner({ page }: { page: PageFacts }) {
  return (
    <div className="on-night page-banner relative isolate flex min-h-[min(56svh,560px)] items-end overflow-hidden bg-night text-on-night">
      <div className="absolute inset-0 -z-10">
        <Picture name={page.picture} slot="banner" alt="" priority />
      </div>
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-night/85 via-night/35 to-transparent" />
      <div className="container-page pt-40 pb-10 md:pb-14">
        <Breadcrumb here={page.breadcrumb} />
        <h1 className="mt-2 text-display">{page.bannerTitle}</h1>
      </div>
    </div>
  );
}
