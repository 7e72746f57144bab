import { CurrentYear } from "@/components/shell/current-year.client";
import { AmharicName } from "@/components/shell/amharic-name";
import { AwardBand } from "@/components/shell/award-band";
import { FooterContact } from "@/components/shell/footer-contact";
import { FooterFrame } from "@/components/shell/footer-frame.client";
import { FooterGallery } from "@/components/shell/footer-gallery";
import { NewsletterForm } from "@/components/features/forms/newsletter-form";
import { ContentLink } from "@/components/ui/link/content-link";
import { footer, footerList, standaloneLinks, menuLabels, socialLinks } from "@/content/navigation";
import type { Variant } from "@/content/types";
import "@/components/ui/tibeb/tibeb.css";
import "@/components/ui/link/link.css";
import "./footer.css";

/** How to reach us, where we are, six pictures, and the imprint. */
export function Footer({ variant }: { variant: Variant }) {
  const list = footerList(variant);
  return (
    <FooterFrame>
      <div className="tibeb" data-reveal="rows" />
      <div className="footer-contact container-page">
        <FooterContact />
      </div>
      <FooterGallery />
      <div className="footer-rest container-page pb-6">
        <div className="footer-letter">
          <div>
            <h2 className="text-title">{footer.newsletterTitle}</h2>
            <p className="mt-3 text-on-night-2">{footer.newsletterText}</p>
          </div>
          <NewsletterForm idPrefix="footer" />
        </div>
        <div className="imprint">
          <nav aria-label={menuLabels.footer}>
            <h2 className="mb-2 font-text label text-on-night-2">{list.title}</h2>
            <ul>
              {list.links.map((link) => (
                <li key={link.label}>
                  <ContentLink link={link} className="nav-link" />
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2 className="mb-2 font-text label text-on-night-2">{footer.socialLabel}</h2>
            <ul>
              {socialLinks.map((link) => (
                <li key={link.network}>
                  <ContentLink link={link} className="nav-link" />
                </li>
              ))}
            </ul>
          </div>
          <AwardBand />
        </div>
        <div className="footer-imprint flex flex-wrap items-center justify-between gap-x-7 gap-y-2 border-t border-on-night/20 pt-6 pr-6 text-small text-on-night-2">
          <p>
            © <CurrentYear built={new Date().getFullYear()} /> {footer.rights}
          </p>
          <ul className="flex flex-wrap gap-x-4 sm:gap-x-7">
            {standaloneLinks.map((link) => (
              <li key={link.href} lang={link.lang}>
                <ContentLink link={link} className="nav-link text-on-night max-sm:text-[0.8125rem]">
                  {link.lang && <AmharicName name={link.label} />}
                </ContentLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </FooterFrame>
  );
}
