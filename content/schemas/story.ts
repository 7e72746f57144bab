import { z } from "zod";
import { atLeastOne, body, day, picture, searchDescription, text } from "./fields";

export const storySchema = z.strictObject({
  title: text("the title of the story"),
  author: text("the first name of who wrote it"),
  byline: text("a sentence about who wrote it"),
  date: day("the day on which it was published"),
  category: text("its category"),
  topic: text("one of the categories of the blog"),
  tags: atLeastOne(text("a tag"), "at least one tag"),
  excerpt: text("a sentence or two for its card"),
  description: searchDescription,
  picture,
  caption: text("a line below the first picture"),
  /** Shown in the margin of the blog. */
  popular: z.boolean("true or false belongs there.").default(false),
  body,
});
