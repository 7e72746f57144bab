/**
 * Reads the calendars of taken nights that rooms name (feeds), and writes their dates into content/availability.json, which the next build
 * shows. Their addresses are secrets in environment variables.
 *   npm run availability
 * A calendar that fails keeps what is known of it; then the exit code is 1, after the others are written.
 */
import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { readingsFile, readReadings } from "@/content/model/availability/readings";
import { todayInAddis } from "@/content/model/today";
import { contentFaults } from "@/content/checks/content-faults";
import { counted } from "@/lib/text/counted";
import { command, root, Stop } from "../lib/node/steps";
import { fetchFeed } from "./availability/fetch-feed";
import { updateReadings } from "./availability/update-readings";

const things = { one: "line or event", other: "lines or events" };

await command(async () => {
  const faults = await contentFaults();
  if (faults.length > 0) throw new Stop(faults.join("\n"));
  const { allRooms } = await import("@/content/model/rooms");
  const names = allRooms.flatMap(({ feeds = [] }) => feeds.map(({ address }) => address));
  if (names.length === 0) {
    console.log("availability: no room names a calendar (feeds), so that none is read.");
    return;
  }
  const file = path.join(root, readingsFile);
  const { readings, outcomes } = await updateReadings({
    names,
    previous: readReadings(file),
    addressOf: (name) => process.env[name],
    fetchText: fetchFeed,
    today: todayInAddis(),
    now: () => new Date(),
  });
  await writeFile(`${file}.part`, `${JSON.stringify(readings, null, 1)}\n`);
  await rename(`${file}.part`, file);
  for (const { name, reading, unread } of outcomes) {
    if (!reading.failed) console.log(`availability: ${name} is read`);
    if (unread > 0)
      console.log(
        `availability: ${name}: ${counted(unread, things)} left out, so that taken nights may be missing`,
      );
  }
  const sentences = outcomes.flatMap(({ name, reading: { failed, readAt } }) => {
    const known = readAt ? `what was read at ${readAt} is kept` : "nothing is known of it";
    return failed ? [`availability: ${name} is not read: ${failed}; ${known}.`] : [];
  });
  if (sentences.length > 0) throw new Stop(sentences.join("\n"));
});
