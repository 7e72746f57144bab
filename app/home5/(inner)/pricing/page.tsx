export { default, metadata } from "@/components/pages/pricing";
