import { TestimonialCard } from "@/components/features/testimonials/testimonial-card";
import { Carousel } from "@/components/features/carousel/carousel";
import { Section } from "@/components/ui/section/section";
import { homeHostel } from "@/content/copy/home-hostel";
import { hostelTestimonials } from "@/content/model/testimonials";
import "@/components/features/carousel/carousel-vertical.css";
import "./testimonials.css";

export function HostelTestimonials() {
  if (hostelTestimonials.length === 0) return null;
  const { label, title } = homeHostel.feedback;
  return (
    <Section
      id="testimonials"
      className="hostel-section hostel-section-edge hostel-testimonials field-clay"
      named={false}
    >
      <div className="container-page">
        <div>
          <p className="label text-accent">{label}</p>
          <h2 id="testimonials-title" className="mt-4 text-title">
            {title}
          </h2>
        </div>
        <div className="hostel-testimonials-list mt-12">
          <Carousel label={label} kind="vertical" name="hostel-testimonials">
            {hostelTestimonials.map((testimonial) => (
              <TestimonialCard key={testimonial.id} testimonial={testimonial} />
            ))}
          </Carousel>
        </div>
      </div>
    </Section>
  );
}
