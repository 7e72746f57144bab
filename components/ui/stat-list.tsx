import type { Stat } from "@/content/types";

/** Large numerals over their meaning. */
export function StatList({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="mt-10 flex flex-wrap gap-x-12 gap-y-6 border-t border-line pt-8">
      {stats.map(({ id, value, label }) => (
        <div key={id} className="flex flex-col-reverse">
          <dt className="mt-2 label text-ink-2">{label}</dt>
          <dd className="font-display text-[3.25rem] leading-none tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
