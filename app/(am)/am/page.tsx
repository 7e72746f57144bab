export { default, metadata } from "@/components/pages/amharic";
