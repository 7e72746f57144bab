export { default, metadata } from "@/components/pages/service-details";
