import { stayFields } from "@/content/forms";

const names = Object.values(stayFields).flatMap((field) => ("name" in field ? field.name : []));
const searchInAddress = `/[?&](${names.join("|")})=[^&]/.test(location.search)&&(document.documentElement.dataset.search="")`;

/**
 * Says before the first paint that the address holds a search: a StaySummary below it then has the room for its facts before they are
 * read (stay-summary.css).
 */
export function SearchMark() {
  return <script dangerouslySetInnerHTML={{ __html: searchInAddress }} />;
}
