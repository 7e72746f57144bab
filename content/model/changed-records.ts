/** What `change` makes of a folder's records. */
type Change = (records: readonly object[], folder: string) => readonly object[];

/**
 * For tests: records.ts with other records than the folders hold, for a factory of jest.mock. A test imports this before whatever reads
 * records, because the factory runs then.
 */
export function changedRecords(change: Change) {
  const actual = jest.requireActual<typeof import("./read-records")>("./read-records");
  return {
    ...actual,
    readRecords: (folder: string, schema: Parameters<typeof actual.readRecords>[1]) =>
      change(actual.readRecords(folder, schema), folder),
  };
}
