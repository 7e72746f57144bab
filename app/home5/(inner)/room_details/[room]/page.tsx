export {
  default,
  generateMetadata,
  generateStaticParams,
} from "@/components/pages/room-details/apartments";
