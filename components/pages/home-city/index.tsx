import { PostCard } from "@/components/features/stories/post-card";
import { homeMetadata } from "@/components/features/seo/page-metadata";
import { HomeFrame } from "@/components/shell/home-frame";
import { CityAbout } from "@/components/pages/home-city/about";
import { CityVideoBooking } from "@/components/pages/home-city/video-booking";
import { CityCardRow } from "@/components/pages/home-city/card-row";
import { CitySearch } from "@/components/pages/home-city/search";
import { ExtraServices } from "@/components/pages/home-city/extra-services";
import { CityGallery } from "@/components/pages/home-city/gallery";
import { CityTestimonial } from "@/components/pages/home-city/testimonial";
import { CityHero } from "@/components/pages/home-city/hero";
import { cityGallery } from "@/content/copy/galleries";
import { homeCity } from "@/content/copy/home-city";
import { cityPosts } from "@/content/model/posts";
import { patternsFor } from "@/components/ui/tibeb/tibeb-pattern";
import { cityTestimonials } from "@/content/model/testimonials";

export const metadata = homeMetadata("city");

const patterns = patternsFor(cityTestimonials.map(({ author }) => author));

export default function HomeCity() {
  return (
    <HomeFrame variant="city">
      <CityHero />
      <CityAbout />
      <ExtraServices />
      <CitySearch />
      <CityVideoBooking />
      <CityCardRow id="testimonials" heading={homeCity.feedback} kind="testimonials" tone="night">
        {cityTestimonials.map((testimonial, place) => (
          <CityTestimonial key={testimonial.id} testimonial={testimonial} woven={patterns[place]} />
        ))}
      </CityCardRow>
      <CityCardRow id="news" heading={homeCity.news} kind="news">
        {cityPosts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </CityCardRow>
      <CityGallery id="gallery" heading={homeCity.gallery} pictures={cityGallery} />
    </HomeFrame>
  );
}
