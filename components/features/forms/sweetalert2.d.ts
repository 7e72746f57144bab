/** The build without injected styles; the package types only its other builds. */
declare module "sweetalert2/dist/sweetalert2.esm.js" {
  export { default } from "sweetalert2";
}
