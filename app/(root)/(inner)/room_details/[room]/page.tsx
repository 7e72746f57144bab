export {
  default,
  generateMetadata,
  generateStaticParams,
} from "@/components/pages/room-details/resort-rooms";
