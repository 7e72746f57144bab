import { Picture } from "@/components/features/pictures/picture";
import { footerGallery } from "@/content/copy/galleries";
import { footer } from "@/content/model/navigation";
import "./footer-gallery.css";

export function FooterGallery({ className = "" }: { className?: string }) {
  return (
    <div className="print:hidden">
      <h2 className="sr-only">{footer.galleryLabel}</h2>
      <ul className={`footer-gallery ${className}`}>
        {footerGallery.map(({ id, picture, caption }) => (
          <li key={id}>
            <Picture name={picture} slot="footer-gallery" alt={caption} />
          </li>
        ))}
      </ul>
    </div>
  );
}
