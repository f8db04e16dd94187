import type { ProductDetails } from '../domain/product.js';

const COLUMNS: Record<keyof ProductDetails, string> = {
  productName: 'product_name',
  productDesc: 'product_desc',
  priceMinor: 'price_minor',
  productCount: 'product_count',
  expiresIn: 'expires_in',
  isTracked: 'is_tracked',
  purchaseOnline: 'purchase_online',
  isAuto: 'is_auto',
  renewDayOfMonth: 'renew_day_of_month',
  taxPercent: 'tax_percent',
  fee: 'fee',
};

/** The given details by column name. */
export const productColumns = (details: ProductDetails): Record<string, string | number | boolean> =>
  Object.fromEntries(
    (Object.keys(COLUMNS) as (keyof ProductDetails)[]).flatMap((key) =>
      details[key] === undefined ? [] : [[COLUMNS[key], details[key]]],
    ),
  );
