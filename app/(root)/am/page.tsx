import "../addresses.css";
import "./am.css";

export { default, metadata } from "@/components/pages/amharic";
