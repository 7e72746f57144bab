export { default, metadata } from "@/components/pages/our-team";
