import { asset } from "@/components/ui/asset";

/** A page's address ends with a slash; a file, and a place on the page that is shown, are left to the click. */
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

/** Has browsers that know speculation rules render a page as soon as a guest points at its link. */
export function SpeculationRules() {
  return (
    <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
  );
}
