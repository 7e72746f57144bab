import { VoucherCard } from "@/components/features/vouchers/voucher-card";
import { Carousel } from "@/components/features/carousel/carousel.client";
import { Section } from "@/components/ui/section/section";
import { vouchers, vouchersHeading } from "@/content/vouchers";
import "./gift-vouchers.css";

/** Three printed vouchers, laid out beside the words on wide screens. */
export function GiftVouchers() {
  const { label, title, text } = vouchersHeading;
  return (
    <Section id="vouchers" named={false}>
      <div className="container-page">
        <Carousel
          label={label}
          kind="vouchers"
          name="gifts"
          heading={
            <div className="gifts-head">
              <div>
                <p className="label text-accent">{label}</p>
                <h2 id="vouchers-title" className="mt-4 text-title">
                  {title}
                </h2>
              </div>
              <p className="text-lead text-ink-2">{text}</p>
            </div>
          }
        >
          {vouchers.map((voucher) => (
            <VoucherCard key={voucher.id} voucher={voucher} />
          ))}
        </Carousel>
      </div>
    </Section>
  );
}
