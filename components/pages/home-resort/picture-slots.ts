import { columns, type PictureSlot } from "@/components/features/pictures/picture-slots";

export const cardLeadSlot: PictureSlot = {
  crop: "tall",
  sizes: columns({ base: 1, md: 2, lg: 3, xl: 2.48 }, { gap: 24 }),
  smallestMaster: 1200,
  box: "aspect-4/5 w-full",
};

export const cardBesideSlot: PictureSlot = {
  crop: "tall",
  sizes: columns({ base: 1, md: 2, lg: 3, xl: 3.56 }, { gap: 24 }),
  smallestMaster: 1200,
  box: "aspect-4/5 w-full",
};
