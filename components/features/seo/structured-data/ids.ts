import { publicAddress, publicFile } from "@/content/model/public-address";
import { jpegOf } from "@/components/features/pictures/picture-sources";
import { resolvePicture } from "@/components/features/pictures/pictures";
import type { PictureName } from "@/content/model/types";

export function nodeId(page: `/${string}`, id: string): string {
  return `${publicAddress(page)}#${id}`;
}

export const houseId = nodeId("/", "organization");
export const websiteId = nodeId("/", "website");

export function photo(name: PictureName): string {
  return publicFile(jpegOf(resolvePicture(name), "wide").src);
}
