import { asset } from "@/components/ui/asset";

/** Pages end with a slash; files and fragments of the current page are excluded. */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: [asset("/"), asset("/*/")] },
          { not: { selector_matches: "[href^='#'], [target], [download]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

/** Lets browsers with speculation rules prerender a page as soon as a guest hovers over its link. */
export function SpeculationRules() {
  return (
    <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
  );
}
