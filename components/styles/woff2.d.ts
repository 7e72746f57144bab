/** The bundler replaces the import of a font by its public address. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
