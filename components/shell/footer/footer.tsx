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

/** The five homes close in their own order; the links and the imprint are the end of each. */
const orders = {
  booking: ["contact", "gallery", "letter"],
  resort: ["gallery", "contact", "letter"],
  hostel: ["letter", "contact", "gallery"],
  city: ["contact", "letter", "gallery"],
  apartment: ["gallery", "letter", "contact"],
} as const satisfies Record<Variant, readonly Part[]>;

type Part = "contact" | "gallery" | "letter";

export function Footer({ variant, newsletter }: FooterProps) {
  const parts = {
    contact: (
      <div key="contact" className="footer-contact container-page">
        <FooterContact />
      </div>
    ),
    gallery: <FooterGallery key="gallery" />,
    letter: newsletter && (
      <div key="letter" className="footer-letter container-page print:hidden">
        <div>
          <h2 className="text-title">{footer.newsletterTitle}</h2>
          <p className="mt-3 text-on-night-2">{footer.newsletterText}</p>
        </div>
        <NewsletterForm idPrefix="footer" labelHidden />
      </div>
    ),
  };
  return (
    <footer className="on-night bg-night text-on-night">
      <div className="tibeb" data-reveal="rows" />
      {orders[variant].map((part) => parts[part])}
      <div className="container-page pb-6">
        <div className="imprint border-t border-on-night/20 print:hidden">
          <FooterLinks variant={variant} />
          <AwardBand />
        </div>
        <ImprintLine className="gap-y-2 pt-6" />
      </div>
    </footer>
  );
}
