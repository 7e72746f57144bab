export { default, generateMetadata, generateStaticParams } from "@/components/pages/resort";
