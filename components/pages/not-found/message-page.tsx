import type { ReactNode } from "react";
import { Greeting } from "@/components/ui/tibeb/greeting";
import { Picture } from "@/components/ui/picture/picture";
import type { PictureName } from "@/content/types";
import "./message-page.css";

type MessagePageProps = {
  picture: PictureName;
  /** A large word above the title, as 404 is. */
  code?: string;
  title: string;
  text: string;
  /** Whether the Ge'ez greeting stands above it. */
  greeted?: boolean;
  /** The ways on. */
  children: ReactNode;
};

/** A page that has one thing to say: a picture, a sentence, a way home. */
export function MessagePage({
  picture,
  code,
  title,
  text,
  greeted = false,
  children,
}: MessagePageProps) {
  return (
    <div className="on-night relative isolate flex min-h-svh items-end overflow-hidden bg-night text-on-night">
      <div className="absolute inset-0 -z-10">
        <Picture name={picture} slot="hero" alt="" priority />
      </div>
      <div className="hero-shade absolute inset-0 -z-10" />
      <div className="w-full">
        <div className="on-shade container-page mt-40 pb-16">
          {greeted && <Greeting className="text-adey" />}
          {code && (
            <p className="font-display text-[clamp(6rem,20vw,16rem)] leading-none figures">
              {code}
            </p>
          )}
          <h1 className="mt-2 text-title">{title}</h1>
          <p className="mt-4 max-w-xl text-lead">{text}</p>
          <div className="mt-8 flex flex-wrap gap-4">{children}</div>
        </div>
      </div>
    </div>
  );
}
