import { AskForService } from "@/components/pages/service-details/ask-for-service";
import { Section } from "@/components/ui/section/section";
import { meals } from "@/content/model/meals";
import { serviceDetails } from "@/content/copy/service-details";
import { serviceOf } from "@/content/model/services";
import "./opening-hours.css";

const restaurant = serviceOf("restaurant");

export function OpeningHours() {
  const { paragraphs, hoursTitle } = serviceDetails;
  return (
    <Section id="restaurant" className="restaurant-band">
      <div className="container-page grid gap-x-6 gap-y-8 lg:grid-cols-12 print:block">
        <div className="lg:col-span-5">
          <h2 id="restaurant-title" className="text-title">
            {hoursTitle}
          </h2>
          {paragraphs.slice(1).map((paragraph) => (
            <p key={paragraph} className="mt-4 text-ink-2">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="lg:col-[7/-1]">
          <dl className="hours border-t border-ink">
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
            className="mt-6 button button-line"
          />
        </div>
      </div>
    </Section>
  );
}
