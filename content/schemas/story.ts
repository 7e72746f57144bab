import { z } from "zod";
import { atLeastOne, body, day, picture, searchDescription, text } from "./fields";

export const storySchema = z.strictObject({
  title: text("the title of the story"),
  author: text("the author's first name"),
  byline: text("a sentence about the author"),
  date: day("the day on which it was published"),
  category: text("its category"),
  topic: text("one of the categories of the blog"),
  tags: atLeastOne(text("a tag"), "at least one tag"),
  excerpt: text("a sentence or two for its card"),
  description: searchDescription,
  picture,
  caption: text("a line below the first picture"),
  /** Shown in the margin of the blog. */
  popular: z.boolean("it should be true or false.").default(false),
  body,
});
