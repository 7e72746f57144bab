import { TestimonialCard } from "@/components/cards/testimonial-card";
import { Carousel } from "@/components/islands/carousel";
import { Section } from "@/components/ui/section";
import { hostelTestimonials } from "@/content/home-hostel";
import { testimonialsHeading } from "@/content/testimonials";

/** Three voices, one above the other, turned by their dots. */
export function HostelVoices() {
  return (
    <Section id="voices" tone="paper-2">
      <div className="container-page grid gap-10 lg:grid-cols-12 lg:gap-6">
        <div className="lg:col-span-4">
          <p className="label text-accent">{testimonialsHeading.label}</p>
          <h2 id="voices-title" className="mt-4 text-title">
            {testimonialsHeading.title}
          </h2>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <Carousel label={testimonialsHeading.label} kind="vertical">
            {hostelTestimonials.map((testimonial) => (
              <TestimonialCard key={testimonial.id} testimonial={testimonial} />
            ))}
          </Carousel>
        </div>
      </div>
    </Section>
  );
}
