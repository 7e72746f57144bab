import type { ReactNode } from "react";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** React 19.3 renders `hidden` on HTML's own elements without its value, and on custom elements as it is. */
      "expandable-item": {
        hidden: "until-found" | undefined;
        suppressHydrationWarning: true;
        children: ReactNode;
      };
    }
  }
}
