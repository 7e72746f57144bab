import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import { meals, serviceDetails } from "@/content/service-details";

/** The restaurant in two paragraphs, and when it serves. */
export function OpeningHours() {
  return (
    <Section id="restaurant">
      <div className="container-page grid gap-12 lg:grid-cols-12 lg:gap-6">
        <div className="lg:col-span-7">
          <Picture name={serviceDetails.picture} slot="half" className="rounded-card" />
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <p className="label text-accent">{serviceDetails.label}</p>
          <h2 id="restaurant-title" className="mt-4 text-title">
            {serviceDetails.title}
          </h2>
          <h3 className="mt-8 font-text label font-semibold text-ink-2">
            {serviceDetails.hoursTitle}
          </h3>
          <dl className="mt-3 border-t border-line">
            {meals.map(({ id, name, from, to }) => (
              <div key={id} className="flex justify-between gap-6 border-b border-line py-3">
                <dt className="font-display text-[1.25rem]">{name}</dt>
                <dd className="tabular-nums">
                  {from} to {to}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="grid gap-6 lg:col-span-10 lg:grid-cols-2">
          {serviceDetails.paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-lead">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}
