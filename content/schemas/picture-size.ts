/** The widest slots need these sizes. */
export const smallestMaster = { width: 1600, height: 1066 };
export const smallestPortrait = { width: 960, height: 1200 };

type Size = { width: number; height: number };

/** Returns what is wrong with the size of a master; undefined where nothing is. */
export function sizeFault(file: string, id: string, size: Size, least: Size): string | undefined {
  if (size.width >= least.width && size.height >= least.height) return undefined;
  return `${file}: is ${size.width} x ${size.height} pixels; picture "${id}" needs ${least.width} x ${least.height} or more.`;
}
