/** The bundler gives a font's public address. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
