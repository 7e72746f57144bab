import { NewsletterForm } from "@/components/features/forms/newsletter-form";
import { AwardBand } from "@/components/shell/footer/award-band";
import { CompactPlaces } from "@/components/shell/footer/compact-places";
import { CompactReach } from "@/components/shell/footer/compact-reach";
import { FooterGallery } from "@/components/shell/footer/footer-gallery";
import { FooterLinks } from "@/components/shell/footer/footer-links";
import { ImprintLine } from "@/components/shell/footer/imprint-line";
import { footer } from "@/content/model/navigation";
import type { Variant } from "@/content/model/types";
import "@/components/ui/tibeb/tibeb.css";
import "./compact-footer.css";

export function CompactFooter({ variant }: { variant: Variant }) {
  return (
    <footer className="on-night bg-night text-on-night">
      <div className="tibeb" data-reveal="rows" />
      <div className="compact-contact container-page">
        <CompactReach />
        <CompactPlaces />
      </div>
      <FooterGallery className="compact-gallery" />
      <div className="compact-rest container-page">
        <div className="compact-letter print:hidden">
          <div>
            <h2>{footer.newsletterTitle}</h2>
            <p className="mt-3 text-on-night-2 max-lg:hidden">{footer.newsletterText}</p>
          </div>
          <NewsletterForm idPrefix="footer" labelHidden />
        </div>
        <div className="compact-links print:hidden">
          <FooterLinks variant={variant} compact />
          <AwardBand compact />
        </div>
        <ImprintLine className="compact-imprint" />
      </div>
    </footer>
  );
}
