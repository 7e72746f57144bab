import { formatDay } from "@/components/features/calendar/days";

type StoryMetaProps = { date: string; category: string; author: string };

/** The day, topic and author of a story, with tracking small enough for one line on a phone. */
export function StoryMeta({ date, category, author }: StoryMetaProps) {
  return (
    <p className="label tracking-[0.12em] text-ink-2">
      <time dateTime={date}>{formatDay(date)}</time>
      <span>{`\u00a0· ${category}\u00a0· ${author}`}</span>
    </p>
  );
}
