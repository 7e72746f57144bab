import "./price-dots.css";

/** Draws a dotted leader from a name to its price. */
export function PriceDots() {
  return <span className="price-dots" />;
}
