import { TestimonialCard } from "@/components/features/testimonials/testimonial-card";
import { Carousel } from "@/components/features/carousel/carousel";
import { DeepSection } from "@/components/ui/section/deep-section";
import { homeResort } from "@/content/copy/home-resort";
import { testimonialsFrom } from "@/content/model/testimonials";
import "./testimonials.css";

export function ResortTestimonials() {
  const testimonials = testimonialsFrom(2);
  if (testimonials.length === 0) return null;
  const { label, title } = homeResort.feedback;
  return (
    <DeepSection id="feedback" className="guest-book" named={false}>
      <div className="container-page">
        <Carousel
          label={label}
          kind="feedback"
          name="guest-book"
          heading={
            <>
              <p className="label text-accent">{label}</p>
              <h2 id="feedback-title" className="mt-4 text-title">
                {title}
              </h2>
            </>
          }
        >
          {testimonials.map((testimonial) => (
            <TestimonialCard key={testimonial.id} testimonial={testimonial} />
          ))}
        </Carousel>
      </div>
    </DeepSection>
  );
}
