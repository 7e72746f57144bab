import "../addresses.css";
import "./plan.css";

export { default, metadata } from "@/components/pages/plan";
