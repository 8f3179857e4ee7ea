declare module "virtual:rules" {
  export const pages: Record<string, () => Promise<{ default: string }>>;
}
