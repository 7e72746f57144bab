import type { VideoObject } from "schema-dts";
import { asset } from "@/components/ui/asset";
import { publicFile } from "@/content/model/public-address";
import { houseId, nodeId, photo } from "@/components/features/seo/structured-data/ids";
import { aboutPage } from "@/content/copy/about";
import { ownFilm } from "@/content/copy/film";
import { site } from "@/content/model/site";

/** Describes our own film only, because the length and date of another host's film are unknown. */
export function film(page: `/${string}`): VideoObject | undefined {
  if (site.video.promo !== ownFilm.file) return undefined;
  const { title, text, picture } = aboutPage.video;
  return {
    "@type": "VideoObject",
    "@id": nodeId(page, "film"),
    name: title,
    description: text,
    thumbnailUrl: photo(picture),
    uploadDate: ownFilm.published,
    duration: `PT${ownFilm.seconds}S`,
    contentUrl: publicFile(asset(ownFilm.file)),
    publisher: { "@id": houseId },
  };
}
