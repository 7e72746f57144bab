const star = "M10 1.6l2.5 5.4 5.9.7-4.4 4 1.2 5.8L10 14.6l-5.2 2.9L6 11.7l-4.4-4 5.9-.7z";

/** A row of stars, read out as one sentence. */
export function Stars({ count, className = "" }: { count: number; className?: string }) {
  return (
    <span role="img" aria-label={`${count} stars`} className={`inline-flex text-adey ${className}`}>
      <svg viewBox={`0 0 ${count * 22} 20`} fill="currentColor" aria-hidden="true" className="h-4">
        {Array.from({ length: count }, (_, place) => (
          <path key={place} d={star} transform={`translate(${place * 22} 0)`} />
        ))}
      </svg>
    </span>
  );
}
