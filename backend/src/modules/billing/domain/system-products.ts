/** What the three system products are issued as. C12 */
export const SYSTEM_USES = ['makeup', 'credit', 'adjustment'] as const;
export type SystemUse = (typeof SYSTEM_USES)[number];

export interface SystemProduct {
  readonly productId: string;
  readonly productName: string;
}
export type SystemProducts = Readonly<Record<SystemUse, SystemProduct>>;

export function systemProductsOf(
  products: readonly (SystemProduct & { readonly systemUse: SystemUse | null })[],
): SystemProducts {
  const of = (use: SystemUse): SystemProduct => {
    const found = products.find(({ systemUse }) => systemUse === use);
    if (!found) throw new Error(`This barn has no product for what a cancellation gives as ${use}.`);
    return { productId: found.productId, productName: found.productName };
  };
  return { makeup: of('makeup'), credit: of('credit'), adjustment: of('adjustment') };
}

const NAMES: Readonly<Record<SystemUse, string>> = {
  makeup: 'Makeup lesson',
  credit: 'Credit',
  adjustment: 'Single lesson',
};
/** Only a default: what is issued has its own dates. */
const DAYS = 30;

export const missingSystemProducts = (products: readonly { readonly systemUse: SystemUse | null }[]) =>
  SYSTEM_USES.filter((use) => !products.some(({ systemUse }) => systemUse === use)).map((systemUse) => ({
    systemUse,
    productName: NAMES[systemUse],
    priceMinor: 0,
    productCount: 1,
    expiresIn: DAYS,
  }));
