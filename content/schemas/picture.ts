import { z } from "zod";
import { refuseHtml, text } from "./fields";

const shortestAlt = 20;
const badAlt = `it should say what the picture shows, in ${shortestAlt} characters or more.`;

function focal(what: string) {
  const error = `it should be ${what} of two numbers between 0 and 1, such as [0.5, 0.4].`;
  const part = z.number(error).min(0, error).max(1, error);
  return z.tuple([part, part], error);
}

const file = text("the name of a file in content/records/media");

/** Describes a picture of content/records/media; its crops are centred on the focal point. */
export const pictureSchema = z.strictObject({
  file,
  alt: z.string(badAlt).trim().min(shortestAlt, badAlt).superRefine(refuseHtml),
  focal: focal("a focal point"),
  portrait: z
    .strictObject(
      { file, focal: focal("a focal point of its own") },
      "it should be a file and a focal point.",
    )
    .optional(),
  /** The id of the picture that replaces this one at the top of a page in the dark theme: the same view after dark. */
  night: text("the name of a picture of content/records/media, such as tana-night").optional(),
});

export type PictureFacts = z.infer<typeof pictureSchema>;
