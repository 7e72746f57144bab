import { StayLink } from "@/components/features/stay/links/stay-link.client";
import { ContentLink } from "@/components/ui/link/content-link";
import { Icon } from "@/components/ui/icon/icon";
import {
  columns,
  threeInView,
  type PictureSlot,
} from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { FirstPrice } from "@/components/features/rooms/first-price";
import { Stars } from "@/components/ui/stars/stars";
import { roomTexts } from "@/content/model/rooms";
import { suiteDetails } from "@/content/copy/suites";
import type { Room } from "@/content/model/types";
import "@/components/ui/link/link.css";
import "@/components/ui/card/card.css";
import "./suite-card.css";

const cardBleedSlot: PictureSlot = {
  crop: "tall",
  sizes: columns(threeInView, { bleed: true }),
  smallestMaster: 1200,
  box: "pic-low",
};

export function SuiteCard({ suite }: { suite: Room }) {
  return (
    <article className="card group" data-ring="title">
      <div className="card-frame">
        <Picture name={suite.picture} slot={cardBleedSlot} />
        <p className="card-tag label">{roomTexts.status}</p>
      </div>
      <div className="suite-words mt-5 flex grow flex-col">
        <div className="flex items-center justify-between gap-4">
          <p className="label text-ink-2">{suite.view}</p>
          <Stars count={roomTexts.stars} />
        </div>
        <h3 className="suite-title mt-2">
          <StayLink page={suite.page} room={null} className="card-link">
            {suite.title}
          </StayLink>
        </h3>
        <p className="mt-2 text-ink-2">{suite.excerpt}</p>
        <p className="suite-area text-small figures">
          {suite.area} · {suite.beds}
        </p>
        <div className="mt-4 flex items-center justify-between gap-4 border-t border-current/25 pt-4">
          <FirstPrice room={suite} per={roomTexts.per} />
          <ContentLink link={suiteDetails} className="nav-link relative z-1">
            {suiteDetails.label}
            <span className="sr-only">: {suite.title}</span>
            <Icon name="arrow-up-right" className="size-4" />
          </ContentLink>
        </div>
      </div>
    </article>
  );
}
