import { site } from "../model/site";
import type { PictureName, SectionHeading } from "../model/types";

export const announcement = {
  label: "Coming next",
  title: "A village of 54 villas",
  villas: 54,
  villasLabel: "villas, one for each African country",
  text: "Our new resort and spa village will have 54 villas, each themed on a different African country. Builders, weavers and cooks from across the continent are shaping them, one country at a time.",
  quote: {
    text: "Africa has 54 countries, and few of us have seen more than a handful. I wanted one place where a guest can walk from one to the next before dinner.",
    author: site.founder.name,
    role: site.founder.role,
  },
  picture: "village-evening",
} as const satisfies SectionHeading & {
  villas: number;
  villasLabel: string;
  quote: { text: string; author: string; role: string };
  picture: PictureName;
};
