import { GalleryButton } from "@/components/features/lightbox/gallery-button.client";
import { GalleryLightbox } from "@/components/features/lightbox/gallery-lightbox.client";
import { slideOf } from "@/components/ui/picture/picture-sources";
import { resolvePicture } from "@/components/ui/picture/pictures";
import { ContentLink } from "@/components/ui/link/content-link";
import { Icon } from "@/components/ui/icon/icon";
import type { SlotName } from "@/components/ui/picture/picture-slots";
import { Picture } from "@/components/ui/picture/picture";
import { Section } from "@/components/ui/section/section";
import { SectionHead } from "@/components/ui/section/section-head";
import { apartmentGallery, apartmentGalleryLink } from "@/content/copy/galleries";
import { homeApartment } from "@/content/copy/home-apartment";
import "@/components/ui/link/link.css";
import "./gallery.css";

const slides = apartmentGallery.map(({ picture }) => slideOf(resolvePicture(picture)));

/** Where they hang in the plan (gallery.css). */
const cuts: readonly SlotName[] = ["plan-large", "plan-small", "plan-large", "plan-small"];

/** Four pictures, a caption that comes under each with the pointer, and a button that shows them large. */
export function ApartmentGallery() {
  const { gallery } = homeApartment;
  return (
    <Section id="gallery" className="plan-sheet">
      <div className="container-page">
        <GalleryLightbox label={gallery.title} images={slides}>
          <SectionHead
            className="gallery-head"
            labelClassName="plan-label"
            id="gallery"
            heading={gallery}
            action={
              <GalleryButton index={0} label={gallery.open} className="button button-line">
                <Icon name="expand" className="size-4" />
                {gallery.open}
              </GalleryButton>
            }
          />
          <ul className="gallery-plan mt-14">
            {apartmentGallery.map(({ id, picture, caption }, place) => (
              <li key={id} className="gallery-room">
                <div className="gallery-front">
                  <Picture
                    name={picture}
                    slot={cuts[place] ?? "plan-small"}
                    className="aspect-auto! h-full"
                  />
                </div>
                <div className="gallery-caption">
                  <p className="font-display text-lead">{caption}</p>
                  <ContentLink link={apartmentGalleryLink} className="nav-link" />
                </div>
              </li>
            ))}
          </ul>
        </GalleryLightbox>
      </div>
    </Section>
  );
}
