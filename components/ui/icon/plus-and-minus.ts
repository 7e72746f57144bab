import type { IconLines } from "@/components/ui/icon/lucide";

// Of Lucide too; in a file of their own, so that a page with a counter gets no other icon.
export const Minus: IconLines = [["path", { d: "M5 12h14" }]];

export const Plus: IconLines = [
  ["path", { d: "M5 12h14" }],
  ["path", { d: "M12 5v14" }],
];
