import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { offers } from "@/content/model/offers";
import { roomOf } from "@/content/model/rooms";
import { serveSite } from "@/lib/node/site-server";
import { edit, enter, expect, fieldOf, fill, openDeskOfCopy, type Desk } from "./support/desk";
import {
  addPicture,
  changeRate,
  copyRoom,
  deleteRecord,
  lineOf,
  writeStory,
} from "./support/desk-tasks";
import { isFull } from "./support/matrix";
import { test } from "./support/test";

/** The editor keeps drafts of its own. */
test.use({ reusesTab: false });

const [room, other] = [roomOf("classic-room"), roomOf("deluxe-room")];
const [kept, , gone] = offers;
if (!room || !other || !kept || !gone) throw new Error("The content has too few rooms or offers.");

/** Runs `npm run build` in the copy, at low priority. */
function build(folder: string) {
  const program = ["--import", "tsx", "scripts/build.ts", "--strict"];
  const child = spawn(process.execPath, program, {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
  let output = "";
  for (const from of [child.stdout, child.stderr])
    from.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise<{ code: number; output: string }>((resolve) =>
    child.on("close", (code) => resolve({ code: code ?? 1, output })),
  );
}

const wholeBuild = () => {
  test.describe.configure({ mode: "serial", timeout: 900_000 });

  let desk: Desk;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    desk = await openDeskOfCopy();
  });
  test.afterAll(() => desk.close());
  test.beforeEach(({ tolerate }) => tolerate(/./));

  test("a wrong rate stops the build with the sentence that the desk says", async ({ page }) => {
    const file = "rooms/deluxe-room.md";
    await enter(page, desk);
    await edit(page, "Rooms", other.title);
    await fill(page, { "Price for one night": "0" });
    await page.getByRole("button", { name: "Save" }).click();
    const said = fieldOf(page, "Price for one night").getByRole("alert");
    await expect(said).toBeVisible();
    // The icon's name precedes it.
    const sentence = (await said.innerText()).trim().split("\n").at(-1) ?? "";
    expect(sentence).toMatch(/^pricePerNight is 0; it should be .*\.$/);

    const good = desk.read(file);
    writeFileSync(desk.at(file), good.replace(/pricePerNight: \d+/, "pricePerNight: 0"));
    const { code, output } = await build(desk.folder);
    writeFileSync(desk.at(file), good);
    expect(code).toBe(1);
    expect(output).toContain(`content/records/${file}: ${sentence}`);
  });

  test("a rate, a picture, a story, a room and an offer that is gone are on the pages", async ({
    page,
  }) => {
    const rate = room.pricePerNight + 37;
    await enter(page, desk);
    await changeRate(page, desk, { title: room.title, rate: room.pricePerNight }, rate);
    const photograph = readFileSync("content/records/media/tana.jpg");
    await addPicture(
      page,
      desk,
      { name: "lake.jpg", mimeType: "image/jpeg", buffer: photograph },
      "First rain on the old lake",
    );
    const picture = "first-rain-on-the-old-lake";
    await writeStory(page, desk, { title: "Rain on the lake", picture });
    await copyRoom(page, desk, other.title, "Reed Room");
    await edit(page, "Offers", lineOf(gone, gone.discountPercent));
    await deleteRecord(page, desk);
    await expect.poll(() => desk.has("offers", gone.id)).toBe(false);

    const { code, output } = await build(desk.folder);
    expect(code, output).toBe(0);
    const host = await serveSite({ folder: path.join(desk.folder, "out"), basePath: "", port: 0 });
    try {
      await page.goto(`${host.origin}/room_details/classic-room/`);
      await expect(page.getByText(`$${rate}`).first()).toBeVisible();
      await page.goto(`${host.origin}/room/`);
      await expect(page.getByText(`$${rate}`).first()).toBeVisible();
      const newRoom = "/room_details/reed-room/";
      await expect(page.locator(`a[href^="${newRoom}"]`).first()).toBeVisible();
      await page.goto(host.origin + newRoom);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reed Room");

      await page.goto(`${host.origin}/blog/`);
      const newStory = "/blog_details/rain-on-the-lake/";
      await expect(page.locator(`a[href^="${newStory}"]`).first()).toBeVisible();
      await page.goto(host.origin + newStory);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rain on the lake");
      const shown = page.locator(`img[src*="${picture}"]`).first();
      await expect(shown).toBeVisible();
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(400);
      await expect(page.getByText("It begins with one drop.")).toBeVisible();

      await page.goto(`${host.origin}/`);
      await expect(page.getByText(kept.text)).not.toHaveCount(0);
      await expect(page.getByText(gone.text)).toHaveCount(0);
    } finally {
      host.close();
    }
  });
};

// Takes minutes, so it runs in npm run test:full only.
if (isFull) test.describe("what the desk writes, built", { tag: "@desktop" }, wholeBuild);
