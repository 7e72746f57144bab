import {
  columns,
  threeInView,
  type PictureSlot,
} from "@/components/features/pictures/picture-slots";

export const cardLowSlot: PictureSlot = {
  crop: "tall",
  sizes: columns(threeInView),
  smallestMaster: 1200,
  box: "pic-low",
};
