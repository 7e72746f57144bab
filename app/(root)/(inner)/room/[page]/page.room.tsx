export { default, generateMetadata, generateStaticParams } from "@/components/pages/room/paginated";
