import { AwardMark } from "@/components/ui/award-mark";
import { Picture } from "@/components/ui/picture";
import { awards, footerGallery } from "@/content/galleries";
import { footer } from "@/content/navigation";

/** Two emblems and six pictures above the footer's lists. */
export function AwardBand() {
  return (
    <div className="grid gap-8 border-t border-on-night/20 py-12 lg:grid-cols-12">
      <div className="lg:col-span-3">
        <h2 className="mb-4 font-text label font-semibold text-on-night-2">{footer.awardsLabel}</h2>
        <ul className="flex gap-6">
          {awards.map(({ id, caption }) => (
            <li key={id} className="text-center text-small">
              <AwardMark id={id} className="mb-2 size-20 text-adey" />
              {caption}
            </li>
          ))}
        </ul>
      </div>
      <div className="lg:col-span-9">
        <h2 className="mb-4 font-text label font-semibold text-on-night-2">
          {footer.galleryLabel}
        </h2>
        <ul className="grid grid-cols-3 gap-2 md:grid-cols-6">
          {footerGallery.map(({ id, picture }) => (
            <li key={id} className="overflow-hidden rounded-card">
              <Picture name={picture} slot="thumb" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
