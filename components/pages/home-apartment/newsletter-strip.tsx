import { NewsletterForm } from "@/components/features/forms/newsletter-form";
import { homeApartment } from "@/content/copy/home-apartment";
import "./newsletter-strip.css";

export function NewsletterStrip() {
  const { title } = homeApartment.newsletter;
  return (
    <section aria-labelledby="strip-title" className="plan-sheet plan-form">
      <div className="container-page">
        <div className="plan-strip grid gap-x-6 gap-y-8 lg:grid-cols-2 lg:items-center">
          <h2 id="strip-title" className="text-heading">
            {title}
          </h2>
          <NewsletterForm idPrefix="strip" label={title} />
        </div>
      </div>
    </section>
  );
}
