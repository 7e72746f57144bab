export {
  default,
  generateMetadata,
  generateStaticParams,
} from "@/components/pages/room-details/hostel-rooms";
