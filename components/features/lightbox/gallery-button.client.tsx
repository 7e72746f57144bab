"use client";

import type { ReactNode } from "react";
import { useGallery } from "@/components/features/lightbox/gallery-lightbox.client";
import { LightboxOpener } from "@/components/features/lightbox/lightbox-opener.client";

type GalleryButtonProps = {
  /** The picture it opens at. */
  index: number;
  /** What it does, for those who do not see the mark: "View photograph: the lake at sunrise". */
  label: string;
  className?: string;
  children: ReactNode;
};

/** Opens the gallery it stands in at one picture. */
export function GalleryButton({ index, label, className, children }: GalleryButtonProps) {
  const { images, loading, open } = useGallery();
  return (
    <LightboxOpener
      label={label}
      href={images[index]?.src ?? ""}
      loading={loading}
      onOpen={(opener) => open(index, opener)}
      className={className}
    >
      {children}
    </LightboxOpener>
  );
}
