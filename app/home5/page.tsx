export { default, metadata } from "@/components/pages/home-apartment";
