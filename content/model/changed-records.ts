/** Maps a folder's records through `change`. */
type Change = (records: readonly object[], folder: string) => readonly object[];

/**
 * Replaces records.ts in tests, as a factory of jest.mock, with other records than the folders have. A test imports this before any
 * module that reads records, because the factory runs then.
 */
export function changedRecords(change: Change) {
  const actual = jest.requireActual<typeof import("./read-records")>("./read-records");
  return {
    ...actual,
    readRecords: (folder: string, schema: Parameters<typeof actual.readRecords>[1]) =>
      change(actual.readRecords(folder, schema), folder),
  };
}
