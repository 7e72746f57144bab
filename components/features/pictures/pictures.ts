import manifest from "@/content/records/media/manifest.json";

/** `wide` is 3:2; `tall` is 4:5, centred on the focal point. */
export type Crop = "wide" | "tall";

/** One size of a crop; the names are files in public/pictures. */
export type Derivative = {
  readonly width: number;
  readonly height: number;
  readonly avif: string;
  readonly jpeg?: string;
};

type Master = {
  readonly alt: string;
  /** The master of the same view after dark. */
  readonly night?: string;
  readonly colour: string;
  /** The point that stays visible, in per cent of each crop. */
  readonly focus: Readonly<Record<Crop, Focus>>;
  readonly width: number;
  readonly height: number;
  readonly crops: Readonly<Record<Crop, readonly Derivative[]>>;
};

export type Focus = readonly number[];

export type Masters = Readonly<Record<string, Master | undefined>>;

/** Finds a master by its name, and that of the same view after dark. */
export type ResolvedPicture = Omit<Master, "night"> & {
  readonly name: string;
  readonly night?: Master | undefined;
};

/** Throws where content/records/media has no picture of that name. */
export function resolvePicture(name: string, masters: Masters = manifest): ResolvedPicture {
  const master = masters[name];
  if (!master) throw new Error(`Picture "${name}": content/records/media has none of that name`);
  const night = master.night === undefined ? undefined : masters[master.night];
  return { ...master, name, night };
}
