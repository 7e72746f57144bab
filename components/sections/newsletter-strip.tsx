import { NewsletterForm } from "@/components/sections/newsletter-form";
import { homeApartment } from "@/content/home-apartment";

/** One line for an e-mail address on the colour of the house. */
export function NewsletterStrip() {
  const { title } = homeApartment.newsletter;
  return (
    <section aria-labelledby="strip-title" className="on-night bg-night-2 text-on-night">
      <div className="container-page grid items-center gap-8 py-16 lg:grid-cols-2">
        <h2 id="strip-title" className="text-heading">
          {title}
        </h2>
        <NewsletterForm idPrefix="strip" label={title} />
      </div>
    </section>
  );
}
