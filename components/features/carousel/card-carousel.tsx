import { Children, type ReactNode } from "react";
import { Carousel } from "@/components/features/carousel/carousel";
import type { CarouselKind } from "@/components/features/carousel/carousel-settings";
import { Section, type SectionTone } from "@/components/ui/section/section";
import { SectionHead, type SectionHeadForm } from "@/components/ui/section/section-head";
import type { SectionHeading } from "@/content/model/types";

type CardCarouselProps = {
  id: string;
  heading: SectionHeading;
  kind: CarouselKind;
  head?: SectionHeadForm;
  tone?: SectionTone;
  className?: string;
  labelClassName?: string;
  name?: string;
  children: ReactNode;
};

/** Renders nothing where there are no cards. */
export function CardCarousel({
  id,
  heading,
  kind,
  head,
  tone,
  className,
  labelClassName,
  name,
  children,
}: CardCarouselProps) {
  if (Children.count(children) === 0) return null;
  return (
    <Section id={id} tone={tone} className={className} named={false}>
      <div className="container-page">
        <Carousel
          label={heading.label}
          kind={kind}
          name={name}
          heading={
            <SectionHead id={id} heading={heading} form={head} labelClassName={labelClassName} />
          }
        >
          {children}
        </Carousel>
      </div>
    </Section>
  );
}
