import { CardCarousel } from "@/components/features/carousel/card-carousel";
import { TestimonialCard } from "@/components/features/testimonials/testimonial-card";
import "./testimonials.css";
import { testimonials, testimonialsHeading } from "@/content/model/testimonials";

export function Testimonials() {
  return (
    <CardCarousel
      id="testimonials"
      heading={testimonialsHeading}
      kind="testimonials"
      name="booking-testimonials"
      className="booking-testimonials"
    >
      {testimonials.map((testimonial) => (
        <TestimonialCard key={testimonial.id} testimonial={testimonial} />
      ))}
    </CardCarousel>
  );
}
