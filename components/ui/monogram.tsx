export function Monogram({ name, className }: { name: string; className?: string }) {
  return (
    <span aria-hidden="true" className={className}>
      {name.slice(0, 1)}
    </span>
  );
}
