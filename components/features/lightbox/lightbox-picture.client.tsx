"use client";

import { useState } from "react";
import { ImageSlide, type ImageSlideProps } from "yet-another-react-lightbox";

export function LightboxPicture({ slide, ...place }: ImageSlideProps) {
  const [unread, setUnread] = useState(false);
  const { srcSet, ...jpeg } = slide;
  if (unread) return <ImageSlide key="jpeg" slide={jpeg} {...place} />;
  return <ImageSlide slide={slide} onError={srcSet && (() => setUnread(true))} {...place} />;
}
