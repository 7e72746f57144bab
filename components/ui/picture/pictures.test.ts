import { resolvePicture, type Master } from "@/components/ui/picture/pictures";
import manifest from "@/content/records/media/manifest.json";
import { pictures, type PictureName } from "@/content/model/pictures";

const master: Master = {
  alt: "A lake at sunrise, seen from a terrace",
  colour: "#505040",
  focus: { wide: [50, 50], tall: [50, 50] },
  width: 1800,
  height: 1200,
  crops: { wide: [], tall: [] },
};

test("a subject is shown by its own master where that stands", () => {
  expect(resolvePicture("yoga", { yoga: master, gym: master }).id).toBe("yoga");
});

test("a subject without a master of its own borrows the next of its preferences", () => {
  expect(resolvePicture("yoga", { spa: master, tana: master })).toMatchObject({
    id: "spa",
    name: "yoga",
  });
});

test("a subject that nothing can show is named, with what was looked for and where", () => {
  expect(() => resolvePicture("yoga", { tana: master })).toThrow(
    `Picture "yoga": none of ${pictures.yoga.join(", ")} stands in content/records/media (content/model/pictures.ts)`,
  );
});

const isSubject = (name: string): name is PictureName => name in pictures;

test.each(Object.keys(pictures).filter(isSubject))(
  "the subject %s has a picture, and words for those who cannot see it",
  (name) => {
    expect(resolvePicture(name).alt.length).toBeGreaterThanOrEqual(20);
  },
);

test.each(Object.entries(manifest))(
  "%s stands as AVIF, once a cut as JPEG, and never otherwise",
  (_, { sha256 }) => {
    const files = Object.keys(sha256);
    const jpegs = files.filter((file) => file.endsWith(".jpg"));
    expect(files.filter((file) => !file.endsWith(".avif"))).toEqual(jpegs);
    expect(jpegs).toHaveLength(2);
  },
);
