export { default, metadata } from "@/components/pages/accessibility";
