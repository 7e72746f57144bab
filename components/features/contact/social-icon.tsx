import { DrawnIcon } from "@/components/ui/icon/drawn-icon";
import type { SocialNetwork } from "@/content/model/types";

const marks = {
  facebook: "M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z",
  twitter:
    "M22 4.5c-.7.5-1.6.9-2.5 1.2A4.1 4.1 0 0 0 12.4 8.4v1A9.8 9.8 0 0 1 4 5.1s-3.6 8.1 4.5 11.7A10.5 10.5 0 0 1 2.2 18.6c8.1 4.5 18 0 18-10.35 0-.25 0-.5-.07-.75A7 7 0 0 0 22 4.5z",
  linkedin:
    "M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6zM2.5 9.5h4V21h-4zM4.5 2.5a2 2 0 1 1 0 4a2 2 0 1 1 0-4z",
  pinterest:
    "M8 20l4-9M10.7 14c.437 1.263 1.43 2 2.55 2 2.071 0 3.75-1.554 3.75-4a5 5 0 1 0-9.7 1.7M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z",
} as const satisfies Record<SocialNetwork, string>;

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return <DrawnIcon lines={[["path", { d: marks[network] }]]} />;
}
