import { PostCard } from "@/components/features/stories/post-card";
import { TestimonialCard } from "@/components/features/testimonials/testimonial-card";
import { homeMetadata } from "@/components/features/seo/page-metadata";
import { CityAbout } from "@/components/pages/home-city/about";
import { CityFilm } from "@/components/pages/home-city/video-booking";
import { CityRow } from "@/components/pages/home-city/card-row";
import { CitySearch } from "@/components/pages/home-city/search";
import { ExtraServices } from "@/components/pages/home-city/extra-services";
import { GalleryBand } from "@/components/pages/home-city/gallery";
import { HeroBrass } from "@/components/pages/home-city/hero";
import { cityGallery } from "@/content/galleries";
import { cityTestimonials, homeCity } from "@/content/home-city";
import { latestPosts } from "@/content/posts";
import { testimonialsHeading } from "@/content/testimonials";

export const metadata = homeMetadata("city");

export default function HomeCity() {
  return (
    <>
      <HeroBrass />
      <CityAbout />
      <ExtraServices />
      <CitySearch />
      <CityFilm />
      <CityRow id="voices" heading={testimonialsHeading} kind="testimonials" tone="paper-2">
        {cityTestimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} />
        ))}
      </CityRow>
      <CityRow id="news" heading={homeCity.news} kind="news">
        {latestPosts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </CityRow>
      <GalleryBand id="gallery" heading={homeCity.gallery} pictures={cityGallery} />
    </>
  );
}
