import "./ruled-label.css";
export function RuledLabel({ children }: { children: string }) {
  return <p className="ruled-label label">{children}</p>;
}
