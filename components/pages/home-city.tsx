import { homeMetadata } from "@/components/lib/page-metadata";

export const metadata = homeMetadata("city");

export default function HomeCity() {
  return <h1>Home</h1>;
}
