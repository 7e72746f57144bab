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
  "%s stands as AVIF, once a cut as JPEG, and never otherwise",
  (_, { sha256 }) => {
    const files = Object.keys(sha256);
    const jpegs = files.filter((file) => file.endsWith(".jpg"));
    expect(files.filter((file) => !file.endsWith(".avif"))).toEqual(jpegs);
    expect(jpegs).toHaveLength(2);
  },
);
