import { ContentLink } from "@/components/ui/link/content-link";
import { SocialIcon } from "@/components/features/contact/social-icon";
import { footer, footerList, menuLabels, socialLinks } from "@/content/model/navigation";
import type { Variant } from "@/content/model/types";
import "@/components/ui/link/link.css";
import "./footer-links.css";

type FooterLinksProps = {
  variant: Variant;
  /** Whether the networks have no heading on phones. */
  compact?: boolean;
};

export function FooterLinks({ variant, compact = false }: FooterLinksProps) {
  const list = footerList(variant);
  return (
    <>
      <nav aria-label={menuLabels.footer} className="footer-links">
        <h2 className="font-text label text-on-night-2">{list.title}</h2>
        <ul>
          {list.links.map((link) => (
            <li key={link.label}>
              <ContentLink link={link} className="nav-link" />
            </li>
          ))}
        </ul>
      </nav>
      <div className="footer-links">
        <h2 className={`font-text label text-on-night-2 ${compact ? "max-sm:hidden" : ""}`}>
          {footer.socialLabel}
        </h2>
        <ul>
          {socialLinks.map((link) => (
            <li key={link.network}>
              <ContentLink link={link} className="nav-link min-w-11">
                <SocialIcon network={link.network} />
                <span className="sr-only">{link.label}</span>
              </ContentLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
