import type { ComponentProps } from "react";
import { Section } from "@/components/ui/section/section";
import "./deep-ground.css";

export function DeepSection({
  className = "",
  ...section
}: Omit<ComponentProps<typeof Section>, "tone">) {
  return <Section {...section} className={`on-night on-deep ${className}`} />;
}
