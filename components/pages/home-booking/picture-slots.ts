import { columns, threeInView, type PictureSlot } from "@/components/features/pictures/picture-slots";

/** A card that is lower on phones: one, two, three in view. */
export const cardLowSlot: PictureSlot = {
  crop: "tall",
  sizes: columns(threeInView),
  smallestMaster: 1200,
  box: "pic-low",
};
