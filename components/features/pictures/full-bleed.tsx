import { Picture } from "@/components/features/pictures/picture";
import "./full-bleed.css";

export function FullBleed({ name }: { name: string }) {
  return (
    <div className="full-bleed print:hidden">
      <Picture name={name} slot="bleed" />
    </div>
  );
}
