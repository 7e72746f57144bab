import { mailtoHref } from "@/lib/text/mailto";
import { phoneHref } from "@/lib/text/phone";
import { encodeText } from "@/lib/text/encode-text";

/** The contact channels from content/records/site.yaml; e-mail and telephone always exist. */
export type ContactChannels = {
  readonly email: string;
  readonly phone: string;
  readonly whatsapp?: string;
  readonly telegram?: string;
  readonly engine?: string;
};

export type RequestMessage = { readonly subject: string; readonly lines: readonly string[] };

export type EngineStay = Readonly<
  Record<"checkIn" | "checkOut" | "rooms" | "adults" | "children" | "room" | "offer", string>
>;

/** Fills the stay into the booking engine's address; unknown values stay empty. */
export function engineHref(template: string, stay: EngineStay): string {
  const values: Readonly<Record<string, string>> = stay;
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeText(values[name] ?? ""));
}

export const messageText = ({ subject, lines }: RequestMessage) =>
  [subject, "", ...lines].join("\n");

/** Lists every channel that can open with the message filled in, in the order in which they are offered. */
export function messageHrefs(
  channels: ContactChannels,
  { subject, lines }: RequestMessage,
): readonly {
  readonly channel: "email" | "phone" | "whatsapp" | "telegram";
  readonly href: string;
}[] {
  const { email, phone, whatsapp, telegram } = channels;
  const text = encodeText([subject, ...lines].join("\n"));
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
