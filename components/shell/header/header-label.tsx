import { amharic } from "@/content/copy/amharic";

const inAmharic: Readonly<Record<string, string>> = amharic.header;

type HeaderLabelProps = {
  label: string;
  /** The language of the document. */
  lang?: string;
};

/** A label of the header, in Amharic on the Amharic page where there is a word for it. */
export function HeaderLabel({ label, lang }: HeaderLabelProps) {
  const own = lang === amharic.lang ? inAmharic[label] : undefined;
  return own ? <span lang={lang}>{own}</span> : label;
}
