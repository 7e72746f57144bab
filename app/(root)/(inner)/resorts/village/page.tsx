export { default, metadata } from "@/components/pages/village";
