"use client";

import type { ReactNode } from "react";
import { useGallery } from "@/components/features/lightbox/gallery-lightbox.client";
import { LightboxOpener } from "@/components/features/lightbox/lightbox-opener.client";

type GalleryButtonProps = {
  index: number;
  label: string;
  className?: string;
  children: ReactNode;
};

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
