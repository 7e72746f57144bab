export {
  default,
  generateMetadata,
  generateStaticParams,
} from "@/components/pages/find-room/paginated";
