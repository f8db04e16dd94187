import { invalid } from '../../../platform/errors/refusal.js';
import type { SystemUse } from './issue.js';

/** What a barn sells, as a purchase needs to know it. */
export interface Product {
  readonly productId: string;
  readonly productName: string;
  readonly priceMinor: number;
  readonly productCount: number;
  readonly expiresIn: number;
  readonly isTracked: boolean;
  /** Null: the barn's own rate. E01 */
  readonly taxPercent: number | null;
  readonly isActive: boolean;
  readonly systemUse: SystemUse | null;
  readonly programs: readonly string[];
}

/** What people write about a product. Undefined leaves a detail as it is. */
export interface ProductDetails {
  productName?: string;
  productDesc?: string;
  priceMinor?: number;
  productCount?: number;
  expiresIn?: number;
  isTracked?: boolean;
  purchaseOnline?: boolean;
  isAuto?: boolean;
  renewDayOfMonth?: number;
  taxPercent?: number;
  fee?: number;
}

const NEGATIVE = 'Can not be a negative number';

/** Refuses details that no product can have. R162 */
export function checkDetails({ productName, priceMinor, productCount, expiresIn }: ProductDetails) {
  if (productName?.trim() === '') throw invalid('product_name', 'A package name is required');
  if (priceMinor !== undefined && priceMinor < 0) throw invalid('product_price', NEGATIVE);
  if (productCount !== undefined && productCount < 0) throw invalid('product_count', NEGATIVE);
  if (expiresIn !== undefined && expiresIn < 1) throw invalid('expires_in', 'Valid For must be at least one day');
}

export type NewProduct = ProductDetails &
  Required<Pick<ProductDetails, 'productName' | 'priceMinor' | 'productCount' | 'expiresIn'>>;

/** A new product has a name, a price, a count and a validity. R162 R163 */
export function newProduct(details: ProductDetails): NewProduct {
  const { productName, priceMinor, productCount, expiresIn } = details;
  if (!productName) throw invalid('product_name', 'A package name is required');
  if (priceMinor === undefined) throw invalid('product_price', 'Price is required');
  if (productCount === undefined) throw invalid('product_count', 'A count is required');
  if (expiresIn === undefined) throw invalid('expires_in', 'Valid For is required');
  checkDetails(details);
  return { ...details, productName, priceMinor, productCount, expiresIn };
}
