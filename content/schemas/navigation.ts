import { z } from "zod";
import { innerPages } from "../copy/pages";
import { oneOf, text } from "./fields";

const list = z.strictObject({
  title: text("the title above the links"),
  links: z
    .array(z.strictObject({ label: text("the words of the link"), page: oneOf(innerPages) }))
    .min(1, "it should be at least one link."),
});

export const navigationSchema = z.strictObject({
  outside: z.array(
    z.strictObject({
      label: text("the words of the link"),
      host: oneOf(["booking", "training", "taskManager", "reward"]),
    }),
  ),
  footer: z.strictObject({ useful: list, information: list }),
});
