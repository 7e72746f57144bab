import manifest from "@/content/records/media/manifest.json";
import { posts } from "@/content/model/posts";
import { allRooms } from "@/content/model/rooms";
import { variants } from "@/content/model/variants";
import { resolvePicture, type Crop, type Masters } from "@/components/features/pictures/pictures";
import { pictureNames } from "./widgets";

export function deskFacts(basePath: string, masters: Masters = manifest) {
  const addresses = (crop: Crop) =>
    Object.fromEntries(
      Object.keys(masters).map((name) => {
        const { crops } = resolvePicture(name, masters);
        const jpeg = crops[crop].find((each) => each.jpeg)?.jpeg ?? "";
        return [name, `${basePath}/pictures/${jpeg}`];
      }),
    );
  return {
    pictures: addresses("wide"),
    portraits: addresses("tall"),
    names: pictureNames(),
    sampleStory: `/blog_details/${posts[0]?.id ?? ""}/`,
    homes: Object.fromEntries(Object.values(variants).map(({ id, prefix }) => [id, `${prefix}/`])),
    roomOfHouse: Object.fromEntries(allRooms.map(({ house, page }) => [house, `${page}/`])),
  };
}
