export { default, metadata } from "@/components/pages/home-resort";
