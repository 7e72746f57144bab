import { mailtoHref } from "@/lib/text/mailto";
import { phoneHref } from "@/lib/text/phone";

/** The ways to the booking office that content/records/site.yaml names; e-mail and telephone always are. */
export type ContactChannels = {
  readonly email: string;
  readonly phone: string;
  /** Digits with the country code. */
  readonly whatsapp?: string;
  /** A user name. */
  readonly telegram?: string;
  /** A booking engine's address with placeholders (content/schemas/site.ts). */
  readonly engine?: string;
};

/** A request in plain text, ready to be sent. */
export type RequestMessage = { readonly subject: string; readonly lines: readonly string[] };

export type EngineStay = Readonly<
  Record<"checkIn" | "checkOut" | "rooms" | "adults" | "children" | "room" | "offer", string>
>;

/** The booking engine's address with the stay in its placeholders; what is not known is left empty. */
export function engineHref(template: string, stay: EngineStay): string {
  const values: Readonly<Record<string, string>> = stay;
  return template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ""),
  );
}

/** A message in one piece: its subject, an empty line, its lines. */
export const messageText = ({ subject, lines }: RequestMessage) =>
  [subject, "", ...lines].join("\n");

/** Every way that opens with the message in it, in the order in which it is offered. */
export function messageHrefs(
  channels: ContactChannels,
  { subject, lines }: RequestMessage,
): readonly {
  readonly channel: "email" | "phone" | "whatsapp" | "telegram";
  readonly href: string;
}[] {
  const { email, phone, whatsapp, telegram } = channels;
  const text = encodeURIComponent([subject, ...lines].join("\n"));
  return [
    { channel: "email", href: mailtoHref(email, subject, lines) },
    ...(whatsapp
      ? [{ channel: "whatsapp" as const, href: `https://wa.me/${whatsapp}?text=${text}` }]
      : []),
    ...(telegram
      ? [{ channel: "telegram" as const, href: `https://t.me/${telegram}?text=${text}` }]
      : []),
    { channel: "phone", href: phoneHref(phone) },
  ];
}
