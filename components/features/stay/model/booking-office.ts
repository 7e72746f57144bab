import type { BookingOffice } from "@/components/features/stay/model/stay-calendar-file";
import type { ContactChannels } from "@/components/features/contact/request-hrefs";
import { publicHost } from "@/content/model/public-address";
import { site } from "@/content/model/site";

export const bookingOffice: BookingOffice = {
  name: site.brand.name,
  host: publicHost,
  phone: site.phones.booking,
  email: site.emails.booking,
};

export const contactChannels: ContactChannels = {
  email: site.emails.booking,
  phone: site.phones.booking,
  ...site.send,
};
