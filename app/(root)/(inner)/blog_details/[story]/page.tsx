export {
  default,
  generateMetadata,
  generateStaticParams,
} from "@/components/pages/blog-details/story-page";
