import { TestimonialCard } from "@/components/cards/testimonial-card";
import { VoucherCard } from "@/components/cards/voucher-card";
import { innerMetadata } from "@/components/lib/page-metadata";
import { CardCarousel } from "@/components/sections/card-carousel";
import { FilmBand } from "@/components/sections/film-band";
import { InnerPage } from "@/components/sections/inner-page";
import { TeamCard } from "@/components/sections/team-card";
import { WhoWeAre } from "@/components/sections/who-we-are";
import { testimonials, testimonialsHeading } from "@/content/testimonials";
import { vouchers, vouchersHeading } from "@/content/vouchers";
import "@/components/pages/sheets/features.css";

export const metadata = innerMetadata("about");

export default function About() {
  return (
    <InnerPage page="about">
      <WhoWeAre />
      <FilmBand />
      <TeamCard />
      <CardCarousel id="feedback" heading={testimonialsHeading} kind="feedback" tone="paper-2">
        {testimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} />
        ))}
      </CardCarousel>
      <CardCarousel id="vouchers" heading={vouchersHeading} kind="vouchers">
        {vouchers.map((voucher) => (
          <VoucherCard key={voucher.id} voucher={voucher} />
        ))}
      </CardCarousel>
    </InnerPage>
  );
}
