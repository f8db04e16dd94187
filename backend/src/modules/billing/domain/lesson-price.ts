import type { ProductForSale } from './product.js';

/** Why a lesson cannot be billed by itself, in the order in which it is said. */
export const NO_PRICE = {
  no_product: 'Its section has no package',
  inactive: 'The package of its section is off sale',
  several_lessons: 'The package of its section is for several lessons',
  renews: 'The package of its section renews by itself',
  other_program: 'The package of its section is not for this program',
  no_fixed_price: 'The package of its section has no fixed price',
  free: 'The package of its section costs nothing',
} as const;
export type NoPrice = keyof typeof NO_PRICE;

export type LessonPrice = { readonly productId: string; readonly priceMinor: number } | { readonly because: NoPrice };

export type SingleLesson = Pick<
  ProductForSale,
  | 'productId'
  | 'priceMinor'
  | 'priceUnit'
  | 'priceFrom'
  | 'productCount'
  | 'isTracked'
  | 'isActive'
  | 'isAuto'
  | 'systemUse'
  | 'programs'
>;

const wrongOf = (product: SingleLesson, programId: string): NoPrice | undefined => {
  if (!product.isActive || product.systemUse !== null) return 'inactive';
  if (!product.isTracked || product.productCount !== 1) return 'several_lessons';
  if (product.isAuto) return 'renews';
  if (product.priceUnit || product.priceFrom) return 'no_fixed_price';
  if (product.programs.length > 0 && !product.programs.includes(programId)) return 'other_program';
  return product.priceMinor < 1 ? 'free' : undefined;
};

/** What a lesson is billed at, as quick pay proposes it: its section's single lesson. What is none has no price here. E09 */
export function lessonPrice(programId: string, product: SingleLesson | undefined): LessonPrice {
  if (!product) return { because: 'no_product' };
  const because = wrongOf(product, programId);
  return because ? { because } : { productId: product.productId, priceMinor: product.priceMinor };
}
