/** Returns what is wrong with the name of a record's file, without its extension; undefined where nothing is. */
export function fileNameFault(id: string): string | undefined {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) return undefined;
  return "its name becomes the page's address, so write it in lower-case letters and hyphens, such as lake-room.";
}
