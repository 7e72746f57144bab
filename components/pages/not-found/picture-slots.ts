import type { PictureSlot } from "@/components/features/pictures/picture-slots";

/** The whole window: a phone's is so high that the picture is wider than it. */
export const windowSlot: PictureSlot = {
  crop: "wide",
  sizes: "max(100vw, 150vh)",
  phone: { crop: "tall", sizes: "max(100vw, 80vh)" },
  smallestMaster: 1600,
  box: "size-full",
};
