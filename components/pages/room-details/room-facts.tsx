import { Icon } from "@/components/ui/icon/icon";
import { roomDetails } from "@/content/copy/room-details";
import { sampleAmenities } from "@/content/copy/sample-amenities";
import "./room-facts.css";

export function RoomFacts({ className }: { className: string }) {
  const { label, title } = roomDetails.amenities;
  return (
    <div className={className}>
      <h3 className="text-heading">{title}</h3>
      <p className="mt-1 text-ink-2">{label}</p>
      <ul className="fact-table mt-6 border-t border-ink">
        {sampleAmenities.map(({ id, icon, title: name, text }) => (
          <li key={id}>
            <Icon name={icon} className="size-5 text-accent" />
            <h4>{name}</h4>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
