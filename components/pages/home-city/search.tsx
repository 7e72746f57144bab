import { StayForm } from "@/components/features/stay/search/stay-form.client";
import { formAction } from "@/components/ui/asset";
import { ChoiceField } from "@/components/ui/field/choice-field";
import { DateField } from "@/components/ui/field/date-field";
import { RuledLabel } from "@/components/pages/home-city/ruled-label";
import { Section } from "@/components/ui/section/section";
import { phoneHref } from "@/lib/text/phone";
import { homeCity } from "@/content/copy/home-city";
import { site } from "@/content/model/site";
import { cityAvailability, formAnswers, stayFields } from "@/content/copy/forms";
import "./search.css";

export function CitySearch() {
  const { action, label, title, adults, children, location, submit } = cityAvailability;
  const { requiredText } = formAnswers;
  return (
    <Section id="availability" tone="night" className="city-sheet">
      <div className="container-page">
        <RuledLabel>{label}</RuledLabel>
        <h2 id="availability-title" className="mb-10 text-title">
          {title}
        </h2>
        <StayForm action={formAction(action)} label={title} className="stay-bar city-search">
          <DateField field={stayFields.checkIn} required={requiredText} />
          <DateField field={stayFields.checkOut} required={requiredText} />
          <ChoiceField field={stayFields.adults} {...adults} required={requiredText} />
          <ChoiceField field={stayFields.children} {...children} required={requiredText} />
          <ChoiceField
            field={location}
            options={location.options}
            placeholder={location.placeholder}
            required={requiredText}
          />
          <button type="submit" className="m-3 button self-stretch button-adey">
            {submit}
          </button>
        </StayForm>
        <p className="mt-6 text-ink-2">
          {homeCity.search.note}{" "}
          <a href={phoneHref(site.phones.booking)} className="link-line figures">
            {site.phones.booking}
          </a>
        </p>
      </div>
    </Section>
  );
}
