import type { BookingOffice } from "@/components/features/booking/stay-calendar-file";
import { site } from "@/content/site";

/** The booking office as a stay's calendar file names it. For the server alone. */
export const bookingOffice: BookingOffice = {
  name: site.brand.name,
  host: new URL(site.origin).host,
  phone: site.phones.booking,
  email: site.emails.booking,
};
