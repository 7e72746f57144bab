import { createElement } from "react";
import type { IconLines } from "@/components/ui/icon/lucide";

type DrawnIconProps = { lines: IconLines; className?: string };

export function DrawnIcon({ lines, className = "size-5" }: DrawnIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      {lines.map(([tag, attributes]) =>
        createElement(tag, { ...attributes, key: JSON.stringify(attributes) }),
      )}
    </svg>
  );
}
