import { phoneHref } from "@/lib/text/phone";
import { SiteLink } from "@/components/ui/link/site-link";
import { Section } from "@/components/ui/section/section";
import { SectionHead } from "@/components/ui/section/section-head";
import { resortsPage } from "@/content/copy/pages";
import { site } from "@/content/model/site";
import { villagePage } from "@/content/copy/village";
import "@/components/ui/link/link.css";

const link = "link-line inline-flex min-h-11 items-center";

export function VillageEnquiry() {
  const { asking } = villagePage;
  return (
    <Section id="asking">
      <div className="container-page">
        <SectionHead id="asking" heading={asking} form="stack" />
        <p className="mt-10 flex flex-wrap gap-x-12 gap-y-2 border-t border-line-strong pt-6">
          <SiteLink href="/contact" className={link}>
            {asking.write}
          </SiteLink>
          <a href={phoneHref(site.phones.booking)} className={`${link} figures`}>
            {site.phones.booking}
          </a>
          <SiteLink href={resortsPage.path} className={link}>
            {asking.resorts}
          </SiteLink>
        </p>
      </div>
    </Section>
  );
}
