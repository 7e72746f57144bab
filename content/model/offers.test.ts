/** @jest-environment node */
import { changedRecords } from "./changed-records";

jest.mock("./read-records", () =>
  changedRecords((records, folder) =>
    folder === "offers" ? records.map((one) => ({ ...one, room: "igloo" })) : records,
  ),
);

test("an offer for a room that nobody keeps stops the build, and says in which file", async () => {
  await expect(import("./offers")).rejects.toThrow(
    /content\/records\/offers\/[\w-]+\.yaml: room names "igloo"; it should be the name of a file of content\/records\/rooms/,
  );
});
