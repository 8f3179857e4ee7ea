declare module "virtual:packed-core" {
  const base64: string;
  export default base64;
}
