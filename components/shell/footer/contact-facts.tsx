import { AddressText } from "@/components/features/contact/address-text";
import { phoneHref } from "@/lib/text/phone";
import { contactInfo } from "@/content/copy/contact";
import "@/components/ui/link/link.css";

const addresses = {
  phone: (value: string) => phoneHref(value),
  email: (value: string) => `mailto:${value}`,
  address: () => undefined,
} as const;

export function ContactFacts() {
  return (
    <dl className="contact-facts">
      {contactInfo.map(({ id, label, value, kind }) => {
        const href = addresses[kind](value);
        return (
          <div
            key={id}
            className="flex items-baseline gap-x-4 border-b border-line py-1 max-[19em]:block"
          >
            <dt className="min-w-24 label text-ink-2">{label}</dt>
            <dd>
              {href ? (
                <a
                  href={href}
                  className="link-line inline-flex min-h-11 items-center wrap-anywhere figures"
                >
                  {value}
                </a>
              ) : (
                <span className="block py-2.5 wrap-anywhere">
                  <AddressText address={value} />
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
