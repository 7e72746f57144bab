import { homeMetadata } from "@/components/lib/page-metadata";

export const metadata = homeMetadata("apartment");

export default function HomeApartment() {
  return <h1>Home</h1>;
}
