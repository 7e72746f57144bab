import "./price-dots.css";

/** Leads the eye from a name to its price, in what room they leave. */
export function PriceDots() {
  return <span className="price-dots" />;
}
