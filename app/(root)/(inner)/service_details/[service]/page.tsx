export {
  default,
  generateMetadata,
  generateStaticParams,
} from "@/components/pages/service-details/service-page";
