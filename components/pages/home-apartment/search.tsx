import { DateWords } from "@/components/pages/home-apartment/date-words.client";
import { StayForm } from "@/components/features/stay/search/stay-form.client";
import { formAction } from "@/components/ui/asset";
import { ChoiceField } from "@/components/ui/field/choice-field";
import { DateField } from "@/components/ui/field/date-field";
import { apartmentSearch, stayFields } from "@/content/copy/forms";
import "./search.css";

/** Two dates and the children, all optional; a plain GET form to the apartment's own Find Room page. */
export function ApartmentSearch() {
  const { action, label, children, submit } = apartmentSearch;
  return (
    <div className="apartment-bar">
      <div className="container-page">
        <DateWords>
          <StayForm action={formAction(action)} label={label} className="stay-bar apartment-search">
            <DateField field={stayFields.checkIn} />
            <DateField field={stayFields.checkOut} />
            <ChoiceField field={stayFields.children} {...children} />
            <input type="hidden" name="location" value="apartment" data-own="" />
            <button type="submit" className="button button-solid">
              {submit}
            </button>
          </StayForm>
        </DateWords>
      </div>
    </div>
  );
}
