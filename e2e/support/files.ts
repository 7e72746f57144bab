import { readFileSync } from "node:fs";
import path from "node:path";
import { readFoodMenu } from "@/components/features/restaurant/food-menu";
import { pictures, type PictureName } from "@/content/pictures";

const read = (file: string) => readFileSync(path.join(process.cwd(), file), "utf8");

/** The dishes of the restaurant. */
export const foodMenu = readFoodMenu(JSON.parse(read("public/food.menu.json")));

const masters: Record<string, { alt: string } | undefined> = JSON.parse(
  read("content/media/manifest.json"),
);

/** What a picture says to those who cannot see it. */
export function altOf(name: PictureName): string {
  return pictures[name].map((master) => masters[master]?.alt ?? "").find(Boolean) ?? "";
}
