export { default, generateMetadata, generateStaticParams } from "@/components/pages/blog/paginated";
