const star = "l2.5 5.4 5.9.7-4.4 4 1.2 5.8-5.2-2.9-5.2 2.9 1.2-5.8-4.4-4 5.9-.7z";

export function Stars({ count, className = "" }: { count: number; className?: string }) {
  return (
    <span role="img" aria-label={`${count} stars`} className={`inline-flex text-adey ${className}`}>
      <svg viewBox={`0 0 ${count * 22} 20`} fill="currentColor" aria-hidden="true" className="h-4">
        <path d={`M10 1.6${Array.from({ length: count }, () => star).join("m22 0")}`} />
      </svg>
    </span>
  );
}
