export { default, metadata } from "@/components/pages/resorts";
