import { CurrentYear } from "@/components/islands/current-year";
import { AwardBand } from "@/components/shell/award-band";
import { FooterContact } from "@/components/shell/footer-contact";
import { NewsletterForm } from "@/components/sections/newsletter-form";
import { ContentLink } from "@/components/ui/content-link";
import { footer, footerList, menuLabels, socialLinks } from "@/content/navigation";
import type { Variant } from "@/content/types";

/** The closing page of the magazine: how to reach us, where we are, what else there is to read. */
export function Footer({ variant }: { variant: Variant }) {
  const list = footerList(variant);
  return (
    <footer className="on-night bg-night text-on-night">
      <div className="tibeb" />
      <div className="container-page pt-(--section-space) pb-10">
        <FooterContact />
        <AwardBand />
        <div className="grid gap-12 border-t border-on-night/20 py-12 lg:grid-cols-12">
          <nav aria-label={menuLabels.footer} className="lg:col-span-4">
            <h2 className="mb-3 font-text label font-semibold text-on-night-2">{list.title}</h2>
            <ul className="grid grid-cols-2 gap-x-6 lg:grid-cols-1">
              {list.links.map((link) => (
                <li key={link.label}>
                  <ContentLink link={link} className="nav-link" />
                </li>
              ))}
            </ul>
          </nav>
          <div className="lg:col-span-3">
            <h2 className="mb-3 font-text label font-semibold text-on-night-2">
              {footer.socialLabel}
            </h2>
            <ul className="grid grid-cols-2 gap-x-6 lg:grid-cols-1">
              {socialLinks.map((link) => (
                <li key={link.network}>
                  <ContentLink link={link} className="nav-link" />
                </li>
              ))}
            </ul>
          </div>
          <div className="lg:col-span-5">
            <h2 className="text-heading">{footer.newsletterTitle}</h2>
            <p className="mt-2 mb-6 text-on-night-2">{footer.newsletterText}</p>
            <NewsletterForm idPrefix="footer" />
          </div>
        </div>
        <p className="border-t border-on-night/20 pt-6 text-small text-on-night-2">
          © <CurrentYear built={new Date().getFullYear()} /> {footer.rights}
        </p>
      </div>
    </footer>
  );
}
