import { Children, type ReactNode } from "react";
import { Carousel } from "@/components/features/carousel/carousel";
import type { CarouselKind } from "@/components/features/carousel/carousel-settings";
import { RuledLabel } from "@/components/pages/home-city/ruled-label";
import { Section, type SectionTone } from "@/components/ui/section/section";
import type { SectionHeading } from "@/content/model/types";
import "./card-row.css";

type CityRowProps = {
  id: string;
  heading: SectionHeading;
  kind: CarouselKind;
  tone?: SectionTone;
  children: ReactNode;
};

export function CityCardRow({ id, heading, kind, tone, children }: CityRowProps) {
  if (Children.count(children) === 0) return null;
  return (
    <Section id={id} tone={tone} className="city-sheet city-row" named={false}>
      <div className="container-page">
        <RuledLabel>{heading.label}</RuledLabel>
        <Carousel
          label={heading.label}
          kind={kind}
          name="city-row"
          heading={
            <h2 id={`${id}-title`} className="text-title">
              {heading.title}
            </h2>
          }
        >
          {children}
        </Carousel>
      </div>
    </Section>
  );
}
