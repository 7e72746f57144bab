export { default, metadata } from "@/components/pages/services";
