import type { ReactNode, Ref } from "react";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** React 19.3 renders `hidden` on HTML's own elements without its value, and on custom elements as it is. */
      "disclosure-panel": {
        id: string;
        hidden: "until-found" | undefined;
        suppressHydrationWarning: true;
        ref: Ref<HTMLElement>;
        children: ReactNode;
      };
    }
  }
}
