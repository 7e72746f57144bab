import { StayForm } from "@/components/features/stay/search/stay-form.client";
import { formAction } from "@/components/ui/asset";
import { ChoiceField } from "@/components/ui/field/choice-field";
import { DateField } from "@/components/ui/field/date-field";
import { formAnswers, resortSearch, stayFields } from "@/content/copy/forms";
import "./search.css";

/** Two required dates, adults and children; a plain GET form to the resort's own Find Room page. */
export function ResortSearch() {
  const { action, label, requiredMark, adults, children, submit } = resortSearch;
  return (
    <StayForm action={formAction(action)} label={label} className="stay-bar resort-search">
      <DateField
        field={stayFields.checkIn}
        required={formAnswers.requiredText}
        mark={requiredMark}
      />
      <DateField
        field={stayFields.checkOut}
        required={formAnswers.requiredText}
        mark={requiredMark}
      />
      <ChoiceField field={stayFields.adults} options={adults} />
      <ChoiceField field={stayFields.children} options={children} />
      <button type="submit" className="button button-solid max-lg:m-3">
        {submit}
      </button>
    </StayForm>
  );
}
