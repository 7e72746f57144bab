import { ContentLink } from "@/components/ui/content-link";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { Voucher } from "@/content/types";

/** A gift voucher with its theme, and the way to its price. */
export function VoucherCard({ voucher }: { voucher: Voucher }) {
  return (
    <article className="card group">
      <div className="card-frame">
        <Picture name={voucher.picture} slot="card-wide" />
      </div>
      <p className="mt-5 label text-accent">{voucher.theme}</p>
      <h3 className="mt-2 text-heading">{voucher.title}</h3>
      <p className="mt-2 grow text-ink-2">{voucher.text}</p>
      <ContentLink link={voucher.action} className="card-link nav-link mt-3 self-start">
        {voucher.action.label}
        <span className="sr-only">: {voucher.title}</span>
        <Icon name="arrow-right" className="size-4" />
      </ContentLink>
    </article>
  );
}
