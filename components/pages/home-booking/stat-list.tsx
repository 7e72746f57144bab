import type { Stat } from "@/content/model/types";
import "./stat-list.css";

export function StatList({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="stats">
      {stats.map(({ id, value, label }) => (
        <div key={id}>
          <dt className="mt-2 label text-ink-2">{label}</dt>
          <dd className="font-display leading-none figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
