import { ContentLink } from "@/components/ui/link/content-link";
import { Icon } from "@/components/ui/icon/icon";
import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { voucherFor } from "@/content/model/vouchers";
import type { Voucher } from "@/content/model/types";
import "@/components/ui/link/link.css";
import "@/components/ui/card/card.css";
import "./voucher-card.css";

const voucherSlot: PictureSlot = {
  crop: "tall",
  sizes: "11.5rem",
  smallestMaster: 960,
  box: "size-full",
};

type VoucherCardProps = {
  voucher: Voucher;
  /** On an inner page its link stays in the variant that shows the page. */
  inVariant?: boolean;
};

export function VoucherCard({ voucher, inVariant = false }: VoucherCardProps) {
  const { action } = voucher;
  const link = inVariant ? ({ ...action, href: `..${action.href}` } as const) : action;
  return (
    <article className="card group voucher">
      <div className="voucher-paper">
        <div className="card-frame voucher-frame">
          <Picture name={voucher.picture} slot={voucherSlot} />
        </div>
        <div className="voucher-front">
          <p className="voucher-theme label text-accent">{voucher.theme}</p>
          <h3>{voucher.title}</h3>
          <p className="mt-2 text-small">{voucher.text}</p>
          <p className="voucher-name text-ink-2" aria-hidden="true">
            {voucherFor}
          </p>
        </div>
        <div className="voucher-stub">
          <ContentLink link={link} className="card-link nav-link w-full justify-between">
            <span>
              {action.label}
              <span className="sr-only">: {voucher.title}</span>
            </span>
            <Icon name="arrow-right" className="size-4" />
          </ContentLink>
        </div>
      </div>
    </article>
  );
}
