import { toMinor } from '../domain/money.js';
import type { ProductDetails } from '../tables/product.entity.js';
import type { ProductDetailsInput } from './products.inputs.js';

const yes = (flag: number | undefined) => (flag === undefined ? undefined : flag === 1);

export const detailsOf = (input: ProductDetailsInput): ProductDetails => ({
  // Null leaves the name as it is: a product must have one.
  productName: input.product_name ?? undefined,
  productDesc: input.product_desc,
  priceMinor: input.product_price === undefined ? undefined : toMinor(input.product_price),
  priceUnit: input.price_unit === undefined ? undefined : input.price_unit?.trim() || null,
  priceFrom: yes(input.price_from),
  productCount: input.product_count,
  coverage: input.coverage,
  perWeek: input.per_week,
  expiresIn: input.expires_in,
  validityUnit: input.validity_unit,
  validUntil: input.valid_until,
  isTracked: yes(input.is_tracked),
  purchaseOnline: yes(input.purchase_online),
  newCustomersOnly: yes(input.new_customers_only),
  isShared: yes(input.is_shared),
  isAuto: yes(input.is_auto),
  renewDayOfMonth: input.renew_day_of_month,
  taxPercent: input.tax_percent,
  fee: input.fee,
  priceClass: input.price_class,
  lessonHorses: input.lesson_horses,
  lessonMinutes: input.lesson_minutes,
  depositMinor: input.deposit == null ? input.deposit : toMinor(input.deposit),
  depositPercent: input.deposit_percent,
  instalments: input.instalments,
  instalmentEvery: input.instalment_every,
  instalmentUnit: input.instalment_unit,
  accountCode: input.account_code || (input.account_code === undefined ? undefined : null),
});
