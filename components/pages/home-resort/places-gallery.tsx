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
import { morePlaces, resortPlaces } from "@/content/copy/galleries";
import { homeResort } from "@/content/copy/home-resort";
import "@/components/ui/round-mark.css";
import "./places-gallery.css";

const printSlot: PictureSlot = {
  crop: "wide",
  sizes: "(min-width: 85rem) 504px, (min-width: 62rem) calc(39vw - 28px), calc(80vw - 32px)",
  smallestMaster: 1200,
  box: "aspect-3/2 w-full",
};

const printUprightSlot: PictureSlot = {
  crop: "tall",
  sizes: "(min-width: 85rem) 504px, (min-width: 62rem) calc(39vw - 28px), calc(80vw - 32px)",
  smallestMaster: 1600,
  box: "aspect-4/5 w-full",
};

const cuts: readonly Slot[] = ["half", printUprightSlot, printSlot];

const slides = resortPlaces.map(({ picture, caption }) => ({
  ...slideOf(resolvePicture(picture)),
  caption,
}));

export function PlacesGallery() {
  const { places } = homeResort;
  return (
    <Section id="places">
      <div className="container-page">
        <SectionHead
          id="places"
          heading={places}
          action={<ContentLink link={morePlaces} className="button button-line" />}
        />
        <GalleryLightbox label={places.title} images={slides}>
          <ul className="places mt-12 grid gap-x-6 gap-y-12 lg:grid-cols-12">
            {resortPlaces.map(({ id, picture, caption }, place) => (
              <li key={id}>
                <figure className="place">
                  <div className="place-frame">
                    <Picture
                      name={picture}
                      slot={cuts[place] ?? "half"}
                      className="place-picture"
                    />
                  </div>
                  <GalleryButton
                    index={place}
                    label={`View photograph: ${caption}`}
                    className="place-open"
                  >
                    <span className="round-mark">
                      <Icon name="expand" className="size-5" />
                    </span>
                  </GalleryButton>
                  <figcaption>{caption}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </GalleryLightbox>
      </div>
    </Section>
  );
}
