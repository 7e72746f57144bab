/** @jest-environment node */
import config from "@/next.config";
import { testFolder } from "../../lib/node/test-folder";
import { buildId } from "./build-id";

const { at, write } = testFolder();
const idOf = (content: string) => {
  write("content/model/rooms.ts", content);
  return buildId(at(), {});
};

test("the same sources build under the same name, others under another one", () => {
  const id = idOf("one");
  expect(idOf("two")).not.toBe(id);
  expect(idOf("one")).toBe(id);
});

test("no name of a build looks like an advertisement", () => {
  const ids = Array.from({ length: 100 }, (_, place) => idOf(String(place)));
  expect(ids.filter((id) => !/^[a-z\d]{20,}$/.test(id) || id.includes("ad"))).toEqual([]);
});

test("the build is named by the sources of this site", async () => {
  expect(await config.generateBuildId?.()).toBe(buildId(process.cwd(), process.env));
});
