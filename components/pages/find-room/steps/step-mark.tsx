import { stepParam } from "@/components/features/booking/stay";
import { stayFields } from "@/content/forms";

const { checkIn, checkOut } = stayFields;

/** As stepOf (steps.ts) for dates as the forms write them; any other is put right once the page listens. */
const stepInAddress = `{
const query=new URLSearchParams(location.search),read=(name)=>query.get(name)||"",asked=read("${stepParam}"),first=read("${checkIn.name}"),room=read("title");
const dates=/^\\d{4}-\\d\\d-\\d\\d$/.test(first)&&first>=new Date(Date.now()-new Date().getTimezoneOffset()*6e4).toISOString().slice(0,10)&&first<read("${checkOut.name}");
document.documentElement.dataset.step=asked=="dates"||asked=="room"?asked:asked=="send"&&room?asked:dates?room?"send":"room":"dates"}`;

/**
 * Says before the first paint which step of the booking path the address leads to, so that the others are not drawn first
 * (pages/find-room). Without scripts all three stand one below the other.
 */
export function StepMark() {
  return <script dangerouslySetInnerHTML={{ __html: stepInAddress }} />;
}
