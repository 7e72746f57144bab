import { CardCarousel } from "@/components/features/carousel/card-carousel";
import { VoucherCard } from "@/components/features/vouchers/voucher-card";
import { vouchers, vouchersHeading } from "@/content/model/vouchers";

export function GiftVouchers() {
  return (
    <CardCarousel id="vouchers" heading={vouchersHeading} kind="vouchers" name="vouchers">
      {vouchers.map((voucher) => (
        <VoucherCard key={voucher.id} voucher={voucher} />
      ))}
    </CardCarousel>
  );
}
