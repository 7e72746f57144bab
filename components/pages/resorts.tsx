export const metadata = {};

export default function Resorts() {
  return <h1>Resorts</h1>;
}
