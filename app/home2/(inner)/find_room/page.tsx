export { default, metadata } from "@/components/pages/find-room";
