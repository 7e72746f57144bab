import { Picture } from "@/components/features/pictures/picture";
import "./full-bleed.css";

/** A picture from edge to edge of the window, with nothing said on it: a page's pause. */
export function FullBleed({ name }: { name: string }) {
  return (
    <div className="full-bleed print:hidden">
      <Picture name={name} slot="bleed" />
    </div>
  );
}
