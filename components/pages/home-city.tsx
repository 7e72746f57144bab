import { PostCard } from "@/components/cards/post-card";
import { TestimonialCard } from "@/components/cards/testimonial-card";
import { homeMetadata } from "@/components/lib/page-metadata";
import { CardCarousel } from "@/components/sections/card-carousel";
import { CitySearch } from "@/components/sections/city-search";
import { ExtraServices } from "@/components/sections/extra-services";
import { FilmSplit } from "@/components/sections/film-split";
import { GalleryBand } from "@/components/sections/gallery-band";
import { HeroBrass } from "@/components/sections/hero-brass";
import { buttonStyle } from "@/components/ui/button-style";
import { ContentLink } from "@/components/ui/content-link";
import { cityGallery } from "@/content/galleries";
import { cityTestimonials, homeCity } from "@/content/home-city";
import { latestPosts } from "@/content/posts";
import { testimonialsHeading } from "@/content/testimonials";

export const metadata = homeMetadata("city");

export default function HomeCity() {
  return (
    <>
      <HeroBrass />
      <FilmSplit id="about" film={homeCity.about} turned />
      <ExtraServices />
      <CitySearch />
      <FilmSplit id="book" film={homeCity.videoBooking}>
        <ContentLink link={homeCity.videoBooking.action} className={buttonStyle("solid", "mt-8")} />
      </FilmSplit>
      <CardCarousel id="voices" heading={testimonialsHeading} kind="testimonials" tone="paper-2">
        {cityTestimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} />
        ))}
      </CardCarousel>
      <CardCarousel id="news" heading={homeCity.news} kind="news">
        {latestPosts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </CardCarousel>
      <GalleryBand id="gallery" heading={homeCity.gallery} pictures={cityGallery} />
    </>
  );
}
