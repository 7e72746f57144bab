import { TestimonialCard } from "@/components/features/testimonials/testimonial-card";
import { VoucherCard } from "@/components/features/vouchers/voucher-card";
import { innerMetadata } from "@/components/features/seo/page-metadata";
import { CardCarousel } from "@/components/features/carousel/card-carousel";
import { FilmBand } from "@/components/pages/about/film-band";
import { InnerPage } from "@/components/shell/inner-page";
import { TeamCard } from "@/components/pages/about/team-card";
import { WhoWeAre } from "@/components/pages/about/who-we-are";
import { testimonialsFrom, testimonialsHeading } from "@/content/model/testimonials";
import { vouchers, vouchersHeading } from "@/content/model/vouchers";

export const metadata = innerMetadata("about");

export default function About() {
  return (
    <InnerPage page="about" opening="picture">
      <WhoWeAre />
      <FilmBand />
      <TeamCard />
      <CardCarousel id="feedback" heading={testimonialsHeading} kind="feedback" tone="paper-2">
        {testimonialsFrom(4).map((testimonial) => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} />
        ))}
      </CardCarousel>
      <CardCarousel id="vouchers" heading={vouchersHeading} kind="vouchers" head="stack">
        {vouchers.map((voucher) => (
          <VoucherCard key={voucher.id} voucher={voucher} inVariant />
        ))}
      </CardCarousel>
    </InnerPage>
  );
}
