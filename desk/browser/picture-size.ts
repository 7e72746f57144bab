import { sizeFault, smallestMaster, smallestPortrait } from "../../content/schemas/picture-size";

export async function pictureFault(file: File, id: string, portrait: boolean): Promise<string> {
  const size = await createImageBitmap(file).catch(() => undefined);
  if (!size) return `${file.name}: can’t be read as a picture (id "${id}").`;
  return sizeFault(file.name, id, size, portrait ? smallestPortrait : smallestMaster) ?? "";
}
