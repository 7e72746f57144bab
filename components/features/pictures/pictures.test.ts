import { resolvePicture } from "@/components/features/pictures/pictures";
import manifest from "@/content/records/media/manifest.json";

test("a picture that is not there is named, with where it was looked for", () => {
  expect(() => resolvePicture("yogi")).toThrow(
    'Picture "yogi": content/records/media has none of that name',
  );
});

test.each(Object.keys(manifest))("the picture %s has words for those who cannot see it", (name) => {
  expect(resolvePicture(name).alt.length).toBeGreaterThanOrEqual(20);
});

test.each(Object.entries(manifest))(
  "%s exists as AVIF, once a crop as JPEG, and in no other format",
  (_, { sha256 }) => {
    const files = Object.keys(sha256);
    const jpegs = files.filter((file) => file.endsWith(".jpg"));
    expect(files.filter((file) => !file.endsWith(".avif"))).toEqual(jpegs);
    expect(jpegs).toHaveLength(2);
  },
);
