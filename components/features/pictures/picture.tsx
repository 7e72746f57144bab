import { preload } from "react-dom";
import { slots, type PictureSlot, type Slot } from "@/components/features/pictures/picture-slots";
import { pictureSources } from "@/components/features/pictures/picture-sources";
import { resolvePicture, type Focus } from "@/components/features/pictures/pictures";
import "./picture.css";

type PictureProps = {
  name: string;
  slot: Slot;
  /** Replaces the picture's own description; empty where it only decorates. */
  alt?: string;
  /** The largest contentful paint of its page. */
  priority?: boolean;
  /** Part of a phone's first screen, because lazy pictures load a second later there (picture.css). */
  eager?: boolean;
  /** Shows the view after dark in the dark theme, if the picture has one; pictures at the top of a page do. */
  night?: boolean;
  className?: string;
};

/** In development React warns where features/theme/night-pictures-script has changed the media of a source before hydration. */
const changedBefore = process.env.NODE_ENV === "development" || undefined;

function focusClasses(prefix: string, [x, y]: Focus): string {
  return `${prefix}-x${x} ${prefix}-y${y}`;
}

/** A picture by its name, cropped and sized for its slot; it covers its box and keeps the focal point visible. */
export function Picture({
  name,
  slot,
  alt,
  priority = false,
  eager = priority,
  night = priority,
  className = "",
}: PictureProps) {
  const place: PictureSlot = typeof slot === "string" ? slots[slot] : slot;
  const picture = resolvePicture(name);
  const { sources, fallback, preloads } = pictureSources(picture, place, night);
  if (priority) {
    for (const { href, ...file } of preloads) {
      preload(href, { as: "image", type: "image/avif", fetchPriority: "high", ...file });
    }
  }
  const focus = focusClasses("focus", picture.focus[place.crop]);
  const focusOnPhones = place.phone
    ? focusClasses("phone-focus", picture.focus[place.phone.crop])
    : "";

  return (
    <picture className="contents">
      {sources.map((source) => (
        <source
          key={`${source.type} ${source.media}`}
          {...source}
          suppressHydrationWarning={changedBefore}
        />
      ))}
      <img
        alt={alt ?? picture.alt}
        width={fallback.width}
        height={fallback.height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        className={`pic pic-${picture.colour.slice(1)} ${night && picture.night ? "pic-night" : ""} ${focus} ${focusOnPhones} ${place.box} ${className}`
          .replace(/ +/g, " ")
          .trim()}
        src={fallback.src}
      />
    </picture>
  );
}
