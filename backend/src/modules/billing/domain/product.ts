import { invalid } from '../../../platform/errors/refusal.js';
import type { SystemUse } from './system-products.js';

/** A product as a purchase needs to know it. */
export interface ProductForSale {
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

/** What every product has. */
export interface ProductEssentials {
  readonly productName: string;
  readonly priceMinor: number;
  readonly productCount: number;
  readonly expiresIn: number;
}

const NEGATIVE = 'Can not be a negative number';

/** Refuses details that no product can have. R162 */
export function checkDetails({ productName, priceMinor, productCount, expiresIn }: Partial<ProductEssentials>) {
  if (productName?.trim() === '') throw invalid('product_name', 'A package name is required');
  if (priceMinor !== undefined && priceMinor < 0) throw invalid('product_price', NEGATIVE);
  if (productCount !== undefined && productCount < 0) throw invalid('product_count', NEGATIVE);
  if (expiresIn !== undefined && expiresIn < 1) throw invalid('expires_in', 'Valid For must be at least one day');
}

/** A new product has a name, a price, a count and a validity. R162 R163 */
export function newProduct<Details extends Partial<ProductEssentials>>(details: Details): Details & ProductEssentials {
  const { productName, priceMinor, productCount, expiresIn } = details;
  if (!productName) throw invalid('product_name', 'A package name is required');
  if (priceMinor === undefined) throw invalid('product_price', 'Price is required');
  if (productCount === undefined) throw invalid('product_count', 'A count is required');
  if (expiresIn === undefined) throw invalid('expires_in', 'Valid For is required');
  checkDetails(details);
  return { ...details, productName, priceMinor, productCount, expiresIn };
}
