import { NewsletterForm } from "@/components/features/forms/newsletter-form";
import { AwardBand } from "@/components/shell/footer/award-band";
import { FooterContact } from "@/components/shell/footer/footer-contact";
import { FooterGallery } from "@/components/shell/footer/footer-gallery";
import { FooterLinks } from "@/components/shell/footer/footer-links";
import { ImprintLine } from "@/components/shell/footer/imprint-line";
import { footer } from "@/content/model/navigation";
import type { Variant } from "@/content/model/types";
import "@/components/ui/tibeb/tibeb.css";
import "./footer.css";

type FooterProps = {
  variant: Variant;
  /** Whether it has the newsletter form. */
  newsletter: boolean;
};

export function Footer({ variant, newsletter }: FooterProps) {
  return (
    <footer className="on-night bg-night text-on-night">
      <div className="tibeb" data-reveal="rows" />
      <div className="footer-contact container-page">
        <FooterContact />
      </div>
      <FooterGallery />
      <div className="container-page pb-6">
        {newsletter && (
          <div className="footer-letter print:hidden">
            <div>
              <h2 className="text-title">{footer.newsletterTitle}</h2>
              <p className="mt-3 text-on-night-2">{footer.newsletterText}</p>
            </div>
            <NewsletterForm idPrefix="footer" labelHidden />
          </div>
        )}
        <div className={`imprint print:hidden ${newsletter ? "border-t border-on-night/20" : ""}`}>
          <FooterLinks variant={variant} />
          <AwardBand />
        </div>
        <ImprintLine className="gap-y-2 pt-6" />
      </div>
    </footer>
  );
}
