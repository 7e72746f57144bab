export { default, metadata } from "@/components/pages/contact";
