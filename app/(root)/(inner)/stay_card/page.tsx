export { default, metadata } from "@/components/pages/stay-card";
