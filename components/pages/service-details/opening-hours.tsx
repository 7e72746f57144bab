import { AskForService } from "@/components/pages/service-details/ask-for-service";
import { buttonStyle } from "@/components/ui/button/button-style";
import { Picture } from "@/components/ui/picture/picture";
import { Section } from "@/components/ui/section/section";
import { meals, serviceDetails } from "@/content/service-details";
import { serviceOf } from "@/content/services";
import "./opening-hours.css";

const restaurant = serviceOf("restaurant");

/** The restaurant in two paragraphs beside a table laid for the evening, and when it serves. */
export function OpeningHours() {
  const { label, title, picture, paragraphs, hoursTitle } = serviceDetails;
  return (
    <Section id="restaurant">
      <div className="restaurant container-page grid gap-x-6 lg:grid-cols-12 print:block">
        <div className="lg:col-span-6 lg:self-end">
          <p className="label text-accent">{label}</p>
          <h2 id="restaurant-title" className="mt-4 text-title">
            {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-6 text-lead">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <Picture name={picture} slot="five" />
        </div>
        <div className="hours lg:col-span-full">
          <h3 className="font-text label font-semibold text-ink-2">{hoursTitle}</h3>
          <dl className="mt-3 border-t border-ink lg:grid-cols-4">
            {meals.map(({ id, name, from, to }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>
                  {from} to {to}
                </dd>
              </div>
            ))}
          </dl>
          <AskForService
            service={restaurant}
            request="table"
            page="../contact"
            className={buttonStyle("line", "mt-8")}
          />
        </div>
      </div>
    </Section>
  );
}
