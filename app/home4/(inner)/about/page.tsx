export { default, metadata } from "@/components/pages/about";
