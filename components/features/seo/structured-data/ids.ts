import { publicAddress, publicFile } from "@/content/model/public-address";
import { jpegOf } from "@/components/features/pictures/picture-sources";
import { resolvePicture } from "@/components/features/pictures/pictures";
import type { PictureName } from "@/content/model/types";

/** The name of a thing for machines: stable for as long as its page and its id in the content are. */
export function nodeId(page: `/${string}`, id: string): string {
  return `${publicAddress(page)}#${id}`;
}

export const houseId = nodeId("/", "organization");
export const websiteId = nodeId("/", "website");

/** A picture as machines fetch it: the JPEG that browsers without AVIF get. */
export function photo(name: PictureName): string {
  return publicFile(jpegOf(resolvePicture(name), "wide").src);
}
