import type { CDPSession, Page } from "@playwright/test";
import sharp from "sharp";

export type Box = { x: number; y: number; width: number; height: number };

export type Pixels = {
  width: number;
  height: number;
  /** Red, green and blue of 255. */
  at: (x: number, y: number) => readonly [red: number, green: number, blue: number];
};

/** One session a page and test: opening it takes longer than a small picture. */
const clients = new WeakMap<Page, CDPSession>();

async function clientOf(page: Page): Promise<CDPSession> {
  const known = clients.get(page);
  if (known) return known;
  const client = await page.context().newCDPSession(page);
  clients.set(page, client);
  client.once("close", () => clients.delete(page));
  return client;
}

/** A part of the window as it is drawn now; several times as fast as Playwright's screenshot, which packs its pictures tightly. */
export async function pixelsOf(page: Page, part: Box): Promise<Pixels> {
  const client = await clientOf(page);
  const [left, top] = await page.evaluate(() => [scrollX, scrollY]);
  const { data: png } = await client.send("Page.captureScreenshot", {
    clip: { ...part, x: part.x + left, y: part.y + top, scale: 1 },
    optimizeForSpeed: true,
  });
  const image = sharp(Buffer.from(png, "base64")).removeAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    at: (x, y) => {
      const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * info.channels);
      return [red, green, blue];
    },
  };
}
