import { homeMetadata } from "@/components/lib/page-metadata";

export const metadata = homeMetadata("resort");

export default function HomeResort() {
  return <h1>Home</h1>;
}
