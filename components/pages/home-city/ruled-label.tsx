import "./ruled-label.css";
/** The running head of a chapter: its label on a drawn rule, its number set by the sheet that draws it. */
export function RuledLabel({ children }: { children: string }) {
  return <p className="ruled-label label">{children}</p>;
}
