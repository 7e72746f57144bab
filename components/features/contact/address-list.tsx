import type { ReactNode } from "react";
import { locations } from "@/content/model/locations";
import type { ResortLocation } from "@/content/model/types";

export function AddressList({ card }: { card: (location: ResortLocation) => ReactNode }) {
  return (
    <ul className="address-cards grid gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-4">
      {locations.map((location) => (
        <li key={location.id}>{card(location)}</li>
      ))}
    </ul>
  );
}
