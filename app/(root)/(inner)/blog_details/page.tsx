export { default, metadata } from "@/components/pages/blog-details";
