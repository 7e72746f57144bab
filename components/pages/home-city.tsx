import { PostCard } from "@/components/cards/post-card";
import { TestimonialCard } from "@/components/cards/testimonial-card";
import { homeMetadata } from "@/components/lib/page-metadata";
import { CityAbout } from "@/components/sections/city-about";
import { CityFilm } from "@/components/sections/city-film";
import { CityRow } from "@/components/sections/city-row";
import { CitySearch } from "@/components/sections/city-search";
import { ExtraServices } from "@/components/sections/extra-services";
import { GalleryBand } from "@/components/sections/gallery-band";
import { HeroBrass } from "@/components/sections/hero-brass";
import { cityGallery } from "@/content/galleries";
import { cityTestimonials, homeCity } from "@/content/home-city";
import { latestPosts } from "@/content/posts";
import { testimonialsHeading } from "@/content/testimonials";
import "@/components/pages/sheets/city.css";

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
