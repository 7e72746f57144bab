export function AwardMark({ id, className }: { id: "laurel" | "tibeb"; className?: string }) {
  return <span data-id={id} className={className} />;
}
