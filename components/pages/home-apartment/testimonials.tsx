import { CardCarousel } from "@/components/features/carousel/card-carousel";
import { TestimonialCard } from "@/components/features/testimonials/testimonial-card";
import { testimonialsFrom } from "@/content/model/testimonials";
import { testimonialsHeading } from "@/content/model/testimonials";
import "./testimonials.css";

export function ApartmentTestimonials() {
  return (
    <CardCarousel
      id="testimonials"
      heading={testimonialsHeading}
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
