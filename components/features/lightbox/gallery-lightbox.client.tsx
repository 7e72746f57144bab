"use client";

import { createContext, useContext, type ReactNode } from "react";
import { useLightbox } from "@/components/features/lightbox/lightbox-opener.client";

type GalleryImage = {
  src: string;
  width: number;
  height: number;
  alt: string;
  caption?: string;
  srcSet?: readonly { src: string; width: number; height: number }[];
};

type Gallery = {
  images: readonly GalleryImage[];
  loading: boolean;
  open: (index: number, opener: HTMLElement) => void;
};

const GalleryContext = createContext<Gallery | null>(null);

export function useGallery(): Gallery {
  const gallery = useContext(GalleryContext);
  if (!gallery) throw new Error("A GalleryButton must be inside a GalleryLightbox.");
  return gallery;
}

type GalleryLightboxProps = { label: string; images: readonly GalleryImage[]; children: ReactNode };

/** Lets the GalleryButtons among the server-rendered figures open the pictures in the lightbox. */
export function GalleryLightbox({ label, images, children }: GalleryLightboxProps) {
  const { open, loading, lightbox } = useLightbox(label, images);
  return (
    <GalleryContext value={{ images, loading, open: (index, opener) => void open(index, opener) }}>
      {children}
      {lightbox}
    </GalleryContext>
  );
}
