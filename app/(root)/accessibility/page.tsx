import "./accessibility.css";

export { default, metadata } from "@/components/pages/accessibility";
