import { stayFields } from "@/content/forms";

const names = Object.values(stayFields).flatMap((field) => ("name" in field ? field.name : []));
const answered = (name: string) => `/[?&](${name})=[^&]/.test(location.search)`;
const dated = [stayFields.checkIn, stayFields.checkOut].map(({ name }) => answered(name));
const searchInAddress = `${answered(names.join("|"))}&&(document.documentElement.dataset.search=${dated.join("&&")}?"dates":"")`;

/**
 * Says before the first paint that the address holds a search: a StaySummary below it then has the room for its facts before they are
 * read (stay-summary.css), and that for the note on its fasting days where the address holds both dates.
 */
export function SearchMark() {
  return <script dangerouslySetInnerHTML={{ __html: searchInAddress }} />;
}
