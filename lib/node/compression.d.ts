/** The package's own types are for Express only; here it serves Node's plain server. */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: Error) => void,
  ) => void;
}
