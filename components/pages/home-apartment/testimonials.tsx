import { CardCarousel } from "@/components/features/carousel/card-carousel";
import { TestimonialCard } from "@/components/features/testimonials/testimonial-card";
import { homeApartment } from "@/content/copy/home-apartment";
import { testimonialsFrom } from "@/content/model/testimonials";
import "./testimonials.css";

export function ApartmentTestimonials() {
  return (
    <CardCarousel
      id="testimonials"
      heading={homeApartment.feedback}
      kind="apartment-testimonials"
      tone="paper-2"
      className="plan-sheet"
      labelClassName="plan-label"
    >
      {testimonialsFrom(3).map((testimonial) => (
        <TestimonialCard
          key={testimonial.id}
          testimonial={testimonial}
          className="plan-testimonial"
        />
      ))}
    </CardCarousel>
  );
}
