import { GalleryButton } from "@/components/features/lightbox/gallery-button.client";
import { GalleryLightbox } from "@/components/features/lightbox/gallery-lightbox.client";
import type { PictureSlot, Slot } from "@/components/features/pictures/picture-slots";
import { slideOf } from "@/components/features/pictures/picture-sources";
import { resolvePicture } from "@/components/features/pictures/pictures";
import { ContentLink } from "@/components/ui/link/content-link";
import { Icon } from "@/components/ui/icon/icon";
import { Picture } from "@/components/features/pictures/picture";
import { Section } from "@/components/ui/section/section";
import { SectionHead } from "@/components/ui/section/section-head";
import { apartmentGallery, apartmentGalleryLink } from "@/content/copy/galleries";
import { homeApartment } from "@/content/copy/home-apartment";
import "@/components/ui/link/link.css";
import "./gallery.css";

const planLargeSlot: PictureSlot = {
  crop: "tall",
  sizes: "(min-width: 62rem) 30rem, calc(50vw - 24px)",
  smallestMaster: 960,
  box: "aspect-4/5 w-full",
};

const planSmallSlot: PictureSlot = {
  crop: "tall",
  sizes: "(min-width: 62rem) 20rem, calc(50vw - 24px)",
  smallestMaster: 960,
  box: "aspect-4/5 w-full",
};

const slides = apartmentGallery.map(({ picture }) => slideOf(resolvePicture(picture)));

const cuts: readonly Slot[] = [planLargeSlot, planSmallSlot, planLargeSlot, planSmallSlot];

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
          <ul className="gallery-plan mt-12">
            {apartmentGallery.map(({ id, picture, caption }, place) => (
              <li key={id} className="gallery-room">
                <div className="gallery-front">
                  <Picture
                    name={picture}
                    slot={cuts[place] ?? planSmallSlot}
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
