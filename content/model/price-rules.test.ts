/** @jest-environment node */
import { changedRecords } from "./changed-records";

const rules = new Set(["rates", "taxes", "terms", "currencies"]);

beforeEach(() => jest.resetModules());

test("without their records no room has rules, a first price of its own or another currency", async () => {
  jest.doMock("./read-records", () =>
    changedRecords((records, folder) => (rules.has(folder) ? [] : records)),
  );
  const { currencies, priceRulesOf } = await import("./price-rules");
  const { firstPriceOf, rateSpan } = await import("./first-price");
  const { allRooms } = await import("./rooms");
  expect(allRooms.length).toBeGreaterThan(10);
  for (const room of allRooms) {
    expect([priceRulesOf(room.id), firstPriceOf(room)]).toEqual([undefined, undefined]);
    expect(rateSpan(room)).toEqual({ least: room.pricePerNight, most: room.pricePerNight });
  }
  expect(currencies).toEqual([]);
});

test("a rule for a room that is gone stops the build, and says in which file", async () => {
  jest.doMock("./read-records", () =>
    changedRecords((records, folder) =>
      folder === "rates"
        ? [{ id: "sunny", name: "Sunny", house: "tana", rooms: ["igloo"], percent: 5 }]
        : records,
    ),
  );
  await expect(import("./price-rules")).rejects.toThrow(
    /content\/records\/rates\/sunny\.yaml: rooms names "igloo"/,
  );
});

test("where cards say the whole price, it is the lowest night to come and what it is with taxes", async () => {
  jest.doMock("./read-records", () =>
    changedRecords((records, folder) =>
      folder === "rates" || folder === "terms"
        ? []
        : folder === "taxes"
          ? [{ id: "taxes", house: "tana", vat: { percent: 15, counted: "on top" } }]
          : records,
    ),
  );
  const { site } = await import("./site");
  jest.doMock("./site", () => ({ site: { ...site, firstPrice: "whole" } }));
  const { firstPriceOf } = await import("./first-price");
  const { allRooms } = await import("./rooms");
  const room = allRooms.find(({ house }) => house === "tana");
  if (!room) throw new Error("a room of Tana is needed");
  expect(firstPriceOf({ ...room, pricePerNight: 450 })).toEqual({
    amount: 450,
    whole: "$518 with taxes",
  });
});
