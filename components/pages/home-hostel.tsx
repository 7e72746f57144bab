import { homeMetadata } from "@/components/lib/page-metadata";

export const metadata = homeMetadata("hostel");

export default function HomeHostel() {
  return <h1>Home</h1>;
}
