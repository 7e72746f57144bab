export function ResortMap({
  alt,
  className,
}: {
  ground: "night" | "paper";
  alt: string;
  className?: string;
}) {
  return <span role="img" aria-label={alt} className={className} />;
}
