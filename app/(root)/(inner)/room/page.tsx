export { default, metadata } from "@/components/pages/room";
