import { slots, type PictureSlot, type SlotName } from "@/components/lib/picture-slots";
import { pictureSources } from "@/components/lib/picture-sources";
import { resolvePicture } from "@/components/lib/pictures";
import type { PictureName } from "@/content/pictures";

type PictureProps = {
  name: PictureName;
  slot: SlotName;
  /** Replaces the picture's own words; empty where it only decorates. */
  alt?: string;
  /** The one picture that is the largest thing seen first. */
  priority?: boolean;
  className?: string;
};

/** A picture by its subject, cut and sized for its place; it covers its box and keeps the focal point in sight. */
export function Picture({ name, slot, alt, priority = false, className = "" }: PictureProps) {
  const place: PictureSlot = slots[slot];
  const picture = resolvePicture(name);
  const { sources, fallback, preloads } = pictureSources(picture, place);
  const focus = `${place.crop === "tall" ? "pic-tall" : ""} ${place.phone?.crop === "tall" ? "pic-phone-tall" : ""}`;

  // React lifts these links into the head. Its preload() would do so even for the not-found page that Next puts into every
  // page's payload, and every page would fetch that picture too.
  return (
    <>
      {priority &&
        preloads.map((file) => (
          <link
            key={file.href}
            rel="preload"
            as="image"
            type="image/avif"
            fetchPriority="high"
            {...file}
          />
        ))}
      <picture className="contents">
        {sources.map((source) => (
          <source key={`${source.type} ${source.media}`} {...source} />
        ))}
        <img
          alt={alt ?? picture.alt}
          width={fallback.width}
          height={fallback.height}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : undefined}
          decoding="async"
          className={`pic pic-${picture.id} ${focus} ${place.box} ${className}`
            .replace(/ +/g, " ")
            .trim()}
          src={fallback.src}
        />
      </picture>
    </>
  );
}
