import type { ReactNode } from "react";
import { OccupancyFields } from "@/components/features/stay/search/occupancy-fields.client";
import { StayForm } from "@/components/features/stay/search/stay-form.client";
import { formAction } from "@/components/ui/asset";
import { DateField } from "@/components/ui/field/date-field";
import { bookingBar, counters, formAnswers, stayFields } from "@/content/copy/forms";

const occupancyTexts = { guests: stayFields.guests.label, ...counters };

type BookingBarProps = {
  submit?: string;
  /** The page that answers: Find Room of the root, or of the variant as a relative address. */
  action?: string;
  /** Before the button: what the stay costs. */
  note?: ReactNode;
  children?: ReactNode;
};

export function BookingBar({
  submit = bookingBar.submit,
  action = formAction(bookingBar.action),
  note,
  children,
}: BookingBarProps) {
  return (
    <StayForm
      action={action}
      label={bookingBar.label}
      className="stay-bar rounded-card border border-line bg-paper text-ink"
    >
      <DateField field={stayFields.checkIn} required={formAnswers.requiredText} />
      <DateField field={stayFields.checkOut} required={formAnswers.requiredText} />
      <OccupancyFields texts={occupancyTexts} className="contents" />
      {note}
      <button type="submit" className="m-3 button button-solid md:self-stretch md:text-body">
        {submit}
      </button>
      {children}
    </StayForm>
  );
}
