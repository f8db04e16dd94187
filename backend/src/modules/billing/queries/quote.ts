import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { ProductForSale } from '../domain/product.js';
import type { CartLine } from '../domain/purchase.js';
import { quoteOf, type Quote } from '../domain/quote.js';

type Line = Pick<CartLine, 'productId' | 'priceMinor'>;
type Rates = { taxPercent: number; feeRate: number };

/** What a cart comes to now. R171 R172 */
export class QuoteCart extends barnQuery<{ lines: readonly Line[] }, Quote>('billing.QuoteCart') {}

@QueryHandler(QuoteCart)
export class QuoteCartHandler extends BarnQueryHandler<QuoteCart> {
  async answer(sql: Sql, { lines }: { lines: readonly Line[] }, { farmId, actor }: Asker) {
    const [products, [rates]] = await Promise.all([
      sql<Pick<ProductForSale, 'productId' | 'priceMinor' | 'taxPercent' | 'fee'>[]>`
        select product_id as "productId", price_minor as "priceMinor", tax_percent::float8 as "taxPercent", fee::float8 as fee from product
        where farm_id = ${farmId} and product_id = any(${lines.flatMap(({ productId }) => productId ?? [])}::uuid[])`,
      sql<Rates[]>`
        select coalesce(nullif(preferences ->> 'tax_percent', ''), '0')::float8 as "taxPercent",
          coalesce(nullif(preferences ->> 'stripe_convenience_fee', ''), '0')::float8 as "feeRate" from farm where farm_id = ${farmId}`,
    ]);
    return quoteOf(lines, new Map(products.map((product) => [product.productId, product])), {
      mayOverride: actor.userType === 'ADM',
      taxPercent: rates?.taxPercent ?? 0,
      feeRate: rates?.feeRate ?? 0,
    });
  }
}
