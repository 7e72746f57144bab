import type { PictureSlot } from "@/components/features/pictures/picture-slots";

/** Covers the whole window; on a phone that is so tall that the picture is wider than the window. */
export const windowSlot: PictureSlot = {
  crop: "wide",
  sizes: "max(100vw, 150vh)",
  phone: { crop: "tall", sizes: "max(100vw, 80vh)" },
  smallestMaster: 1600,
  box: "size-full",
};
