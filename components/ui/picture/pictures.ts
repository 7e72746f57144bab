import manifest from "@/content/records/media/manifest.json";
import { pictures, type PictureName } from "@/content/model/pictures";

/** `wide` is 3:2; `tall` is 4:5, cut around the focal point. */
export type Crop = "wide" | "tall";

/** One size of a crop; the names are files in public/pictures. */
export type Derivative = {
  readonly width: number;
  readonly height: number;
  readonly avif: string;
  readonly jpeg?: string;
};

/** What scripts/pictures.ts says of one master. */
export type Master = {
  readonly alt: string;
  /** The master of the same view after dark. */
  readonly night?: string;
  readonly colour: string;
  /** The point that stays in sight, in per cent of each crop. */
  readonly focus: Readonly<Record<Crop, Focus>>;
  readonly width: number;
  readonly height: number;
  /** Narrowest first. */
  readonly crops: Readonly<Record<Crop, readonly Derivative[]>>;
};

/** From the left and from the top. */
export type Focus = readonly number[];

export type Masters = Readonly<Record<string, Master | undefined>>;

/** A subject and the master that shows it. */
export type ResolvedPicture = Omit<Master, "night"> & {
  readonly id: string;
  readonly name: PictureName;
  readonly night?: Master | undefined;
};

/** A subject, or a picture of content/records/media by its own name. */
export const isPictureName = (name: string): name is PictureName =>
  Object.hasOwn(pictures, name) || Object.hasOwn(manifest, name);

/** The first master of the subject's preferences that stands in content/records/media, or the picture of that very name. */
export function resolvePicture(name: PictureName, masters: Masters = manifest): ResolvedPicture {
  const candidates: readonly string[] = Object.hasOwn(pictures, name) ? pictures[name] : [name];
  for (const id of candidates) {
    const master = masters[id];
    if (master) {
      const night = master.night === undefined ? undefined : masters[master.night];
      return { ...master, id, name, night };
    }
  }
  throw new Error(
    `Picture "${name}": none of ${candidates.join(", ")} stands in content/records/media (content/model/pictures.ts)`,
  );
}
