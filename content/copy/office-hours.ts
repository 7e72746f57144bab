/** When the booking office answers, as every page says it in the middle of a sentence. */
export const officeHours = "every day from eight to eight";

/** The same in Amharic, which counts its hours from six. */
export const officeHoursInAmharic = "በየቀኑ ከጠዋቱ 2 ሰዓት እስከ ምሽቱ 2 ሰዓት";
