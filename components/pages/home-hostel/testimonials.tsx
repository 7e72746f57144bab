import { TestimonialCard } from "@/components/features/testimonials/testimonial-card";
import { Carousel } from "@/components/features/carousel/carousel";
import { Section } from "@/components/ui/section/section";
import { hostelTestimonials, testimonialsHeading } from "@/content/model/testimonials";
import "@/components/features/carousel/carousel-vertical.css";
import "./testimonials.css";

export function HostelTestimonials() {
  if (hostelTestimonials.length === 0) return null;
  return (
    <Section
      id="testimonials"
      className="hostel-section hostel-section-edge hostel-testimonials field-clay"
      named={false}
    >
      <div className="container-page">
        <div>
          <p className="label text-accent">{testimonialsHeading.label}</p>
          <h2 id="testimonials-title" className="mt-4 text-title">
            {testimonialsHeading.title}
          </h2>
        </div>
        <div className="hostel-testimonials-list mt-12">
          <Carousel label={testimonialsHeading.label} kind="vertical" name="hostel-testimonials">
            {hostelTestimonials.map((testimonial) => (
              <TestimonialCard key={testimonial.id} testimonial={testimonial} />
            ))}
          </Carousel>
        </div>
      </div>
    </Section>
  );
}
