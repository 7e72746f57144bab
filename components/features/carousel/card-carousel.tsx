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
  /** The composition of its head. */
  head?: SectionHeadForm;
  tone?: SectionTone;
  /** The composition of its chapter, where a page has one. */
  className?: string;
  /** The page's own class of the label over the headline. */
  labelClassName?: string;
  /** As of Carousel: the word by which the page styles the carousel's parts. */
  name?: string;
  /** One card a slide. */
  children: ReactNode;
};

/** A section that is a headline over a row of cards; without a card it is not there. */
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
