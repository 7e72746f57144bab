import { formatDay } from "@/components/features/calendar/days";

type StoryMetaProps = { date: string; category: string; author: string };

/** When a story was written, under what heading and by whom: tracked so that it stands in one line of a phone. */
export function StoryMeta({ date, category, author }: StoryMetaProps) {
  return (
    <p className="label tracking-[0.12em] text-ink-2">
      <time dateTime={date}>{formatDay(date)}</time>
      {`\u00a0· ${category}\u00a0· ${author}`}
    </p>
  );
}
