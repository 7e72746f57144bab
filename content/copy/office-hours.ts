/** When the booking office answers, as a part of a sentence. */
export const officeHours = "every day from 8 am to 8 pm";

/** The Amharic version counts hours from six o'clock. */
export const officeHoursInAmharic = "በየቀኑ ከጠዋቱ 2 ሰዓት እስከ ምሽቱ 2 ሰዓት";
