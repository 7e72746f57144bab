import type { FeastId } from "../../lib/dates/feasts";
import { officeHoursInAmharic } from "./office-hours";
import { clockTime } from "../model/clock-time";
import { factsFor } from "../model/facts";
import type { LocationId } from "../model/types";

const fact = factsFor("content/copy/amharic.ts");

const hourOf = (name: string) => (Number(clockTime(fact(name)).slice(0, 2)) + 6) % 12 || 12;

/**
 * REVIEW BEFORE LAUNCH: a native speaker of Amharic has to read every line of this file. The sentences are short on purpose and say
 * nothing that the English pages do not say; names of rooms are transliterations.
 */
export const amharic = {
  lang: "am",
  /** The name of the language as its own readers write it. */
  name: "አማርኛ",
  /** True once a native speaker has read it; until then npm run check says so. */
  reviewed: false,
  welcome: "እንኳን ደህና መጡ",
  lead: "በኢትዮጵያ አራት ሪዞርቶች አሉን፦ በጣና ሐይቅ ዳር፣ በቢሾፍቱ፣ በአዋሽ ፏፏቴ እና በእንጦጦ።",
  coffeeAlt: "ከጀበና ወደ ሲኒ የሚቀዳ ቡና",
  english: "English",
  /** The visible labels of the header, by the English ones. */
  header: {
    Home: "መነሻ",
    About: "ስለ እኛ",
    Contact: "ያግኙን",
    Page: "ገጾች",
    Training: "ሥልጠና",
    TaskManager: "የሥራ ክትትል",
    Reward: "ሽልማት",
    "Booking Online": "በኢንተርኔት ይያዙ",
  },
  resorts: "አራቱ ሪዞርቶች",
  rooms: {
    title: "ክፍሎች እና ዋጋ",
    text: "ዋጋው ለአንድ ክፍል የአንድ አዳር ሲሆን በአሜሪካ ዶላር ነው።",
  },
  roads: {
    title: "ወደ እኛ ለመምጣት",
    text: "ርቀቱ እና የጉዞው ጊዜ ግምታዊ ናቸው።",
    from: "ከአዲስ አበባ",
    capital: "አዲስ አበባ",
    kilometres: "ኪ.ሜ. ያህል",
    /** {…} is replaced by the number of hours. */
    hours: "የ# ሰዓት መንገድ",
    half: "የግማሽ ሰዓት መንገድ",
    flight: "ከአዲስ አበባ ባሕር ዳር በአውሮፕላን አንድ ሰዓት ያህል ይወስዳል።",
    mapAlt: "የአራቱ ሪዞርቶች ካርታ",
  },
  booking: {
    title: "ክፍል ለመያዝ",
    steps: [
      "የሚገቡበትን እና የሚወጡበትን ቀን ይምረጡ።",
      "የክፍሎችን እና የእንግዶችን ብዛት ይንገሩን።",
      "ይደውሉልን ወይም ኢሜይል ይላኩልን።",
    ],
    hours: [
      { name: "መግቢያ", text: `ከጠዋቱ ${hourOf("check-in:tana")} ሰዓት ጀምሮ` },
      { name: "መውጫ", text: `እስከ ቀኑ ${hourOf("check-out:tana")} ሰዓት` },
      { name: "ስልክ", text: officeHoursInAmharic },
    ],
    languages: "በአማርኛ እና በእንግሊዝኛ እናስተናግዳለን።",
    choose: "ቀን ይምረጡ",
    chooseNote: "ቀን የሚመርጡበት ገጽ በእንግሊዝኛ ነው።",
  },
  feasts: {
    title: "በዓላት",
    text: "ቀናቱ በኢትዮጵያ እና በአውሮፓውያን አቆጣጠር ተገልጸዋል።",
  },
  contact: {
    comma: "፣",
    title: "ያግኙን",
    call: "ይደውሉ",
    save: "ስልክ ቁጥሩን ያስቀምጡ",
    map: "በካርታ ላይ ይመልከቱ",
    navigate: "አቅጣጫ",
    whatsapp: "ዋትስአፕ",
  },
  /** Formats "ኅዳር 12 ቀን 2019 ዓ.ም." and its Gregorian counterpart. */
  day: "ቀን",
  ethiopianEra: "ዓ.ም.",
  commonEra: "እ.ኤ.አ.",
} as const;

/**
 * The brand's name (content/records/site.yaml) in Amharic. A brand that is not listed here is shown as it is, and npm run check reports
 * it.
 */
export const amharicBrand: Readonly<Record<string, string>> = {
  "Adey Resort & Spa": "አደይ ሪዞርት እና ስፓ",
};

export const amharicCommonMonths = [
  "ጃንዋሪ",
  "ፌብሩዋሪ",
  "ማርች",
  "ኤፕሪል",
  "ሜይ",
  "ጁን",
  "ጁላይ",
  "ኦገስት",
  "ሴፕቴምበር",
  "ኦክቶበር",
  "ኖቬምበር",
  "ዲሴምበር",
] as const;

export const amharicPlaces = {
  tana: {
    numeral: "፩",
    name: "ጣና",
    address: "ባሕር ዳር፣ ጣና ሐይቅ",
    text: "ሪዞርቱ በጣና ሐይቅ ዳር ይገኛል። ወደ ደሴት ገዳማቱ በጀልባ ለመድረስ አንድ ሰዓት ያህል ይወስዳል።",
  },
  bishoftu: {
    numeral: "፪",
    name: "ቢሾፍቱ",
    address: "ቢሾፍቱ፣ ከአዲስ አበባ 45 ኪ.ሜ.",
    text: "ሪዞርቱ ሐይቁን ቁልቁል በሚያይ አፋፍ ላይ ይገኛል። ከአዲስ አበባ በመኪና አንድ ሰዓት ያህል ይወስዳል።",
  },
  awash: {
    numeral: "፫",
    name: "አዋሽ ፏፏቴ",
    address: "አዋሽ ብሔራዊ ፓርክ",
    text: "ሪዞርቱ በአዋሽ ብሔራዊ ፓርክ ውስጥ ይገኛል። ፏፏቴው ከሪዞርቱ ይታያል።",
  },
  entoto: {
    numeral: "፬",
    name: "እንጦጦ",
    address: "እንጦጦ፣ አዲስ አበባ",
    text: "ሪዞርቱ በጫካ ውስጥ፣ በ3,000 ሜትር ያህል ከፍታ ላይ ይገኛል። ማታ ስለሚበርድ ወፍራም ልብስ ይዘው ይምጡ።",
  },
} as const satisfies Record<
  LocationId,
  { numeral: string; name: string; address: string; text: string }
>;

/** Keyed by the ids of content/model/rooms.ts, which has the prices. */
export const amharicRooms: Readonly<Record<string, string>> = {
  "classic-room": "ክላሲክ ክፍል",
  "deluxe-room": "ዴሉክስ ክፍል",
  "family-room": "የቤተሰብ ክፍል",
  "double-room": "ደብል ክፍል",
  "garden-apartment": "ጋርደን አፓርታማ",
  "superior-room": "ሱፔሪየር ክፍል",
};

export const amharicFeasts = {
  enkutatash: { name: "እንቁጣጣሽ", text: "የኢትዮጵያ አዲስ ዓመት ነው።" },
  meskel: { name: "መስቀል", text: "በዋዜማው ደመራ ይለኮሳል።" },
  genna: { name: "ገና", text: "የክርስቶስ ልደት በዓል ነው።" },
  timket: { name: "ጥምቀት", text: "የክርስቶስ ጥምቀት በዓል ነው።" },
  fasika: { name: "ፋሲካ", text: "የክርስቶስ ትንሣኤ በዓል ነው።" },
} as const satisfies Record<FeastId, { name: string; text: string }>;
