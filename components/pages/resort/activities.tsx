import { clockTime } from "@/content/model/clock-time";
import { Icon } from "@/components/ui/icon/icon";
import { SiteLink } from "@/components/ui/link/site-link";
import { DeepSection } from "@/components/ui/section/deep-section";
import { resortPage } from "@/content/copy/resort-page";
import type { ResortRecord } from "@/content/model/resorts";
import "@/components/ui/link/link.css";
import "./activities.css";

const { label, title, more, anyTime } = resortPage.activities;

type Activity = ResortRecord["activities"][number];

const beginning = ({ hours }: Activity) => (hours ? clockTime(hours) : "24:00");

const byHour = (activities: readonly Activity[]) =>
  activities.toSorted((one, other) => beginning(one).localeCompare(beginning(other)));

export function ResortActivities({ resort }: { resort: ResortRecord }) {
  if (resort.activities.length === 0) return null;
  return (
    <DeepSection id="activities">
      <div className="container-page">
        <p className="label text-accent">{label}</p>
        <h2 id="activities-title" className="mt-4 text-title">
          {title}
        </h2>
        <ul className="place-day">
          {byHour(resort.activities).map((activity) => (
            <li key={activity.title}>
              <p className="place-hours text-small figures">{activity.hours ?? anyTime}</p>
              <h3 className="text-heading">{activity.title}</h3>
              <div>
                <p className="text-ink-2">{activity.text}</p>
                {activity.service && (
                  <SiteLink
                    href={`/service_details/${activity.service}`}
                    className="link-line mt-1 inline-flex min-h-11 items-center gap-2 text-small"
                  >
                    {more}
                    <span className="sr-only">: {activity.title}</span>
                    <Icon name="arrow-right" className="size-4" />
                  </SiteLink>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </DeepSection>
  );
}
