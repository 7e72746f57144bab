export { default, metadata } from "@/components/pages/plan";
