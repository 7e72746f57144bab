/** @jest-environment node */
jest.mock("./records", () => {
  const actual = jest.requireActual<typeof import("./records")>("./records");
  return {
    ...actual,
    readRecords: (folder: string, schema: Parameters<typeof actual.readRecords>[1]) => {
      const records = actual.readRecords(folder, schema);
      return folder === "offers" ? records.map((one) => ({ ...one, room: "igloo" })) : records;
    },
  };
});

test("an offer for a room that nobody keeps stops the build, and says in which file", async () => {
  await expect(import("./offers")).rejects.toThrow(
    /content\/offers\/[\w-]+\.yaml: room names "igloo"; the name of a file of content\/rooms/,
  );
});
