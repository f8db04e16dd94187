import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { isInCircle } from '../../../platform/tenancy/family-part.js';
import type { PricedBy } from '../domain/by-quantity.js';
import { stepOf, type PlanTerms } from '../domain/instalments.js';
import type { ProductForSale } from '../domain/product.js';
import { quoteOf, type Quote, type QuotedCart } from '../domain/quote.js';
import { discountsOfCart } from '../facts/discounts.js';
import { barnDay } from './item-rows.js';
import { withShares } from './with-shares.js';
import { accountOfCaller, accountsOfStudents, hasBought } from './has-bought.js';
import { unspentCredits, type FamilyCredit } from './unspent-credits.js';

type Rates = {
  taxPercent: number;
  taxIncluded: boolean;
  feeRate: number;
  usesInvoices: boolean;
  currency: string;
  on: string;
};
type Offered = Pick<
  ProductForSale,
  'productId' | 'productName' | 'newCustomersOnly' | 'priceMinor' | 'taxPercent' | 'fee' | 'systemUse'
> & {
  /** It is for new customers only, and the family is none. */
  readonly boughtBefore: boolean;
} & PlanTerms &
  PricedBy;

export interface AskedQuote extends Quote<FamilyCredit> {
  /** The barn has codes that lower prices. */
  readonly takesCodes: boolean;
}

/** What a cart comes to now, with the credits of the account that it is for. R171 R172 C11 */
export class QuoteCart extends barnQuery<QuotedCart, AskedQuote>('billing.QuoteCart') {}

@QueryHandler(QuoteCart)
export class QuoteCartHandler extends BarnQueryHandler<QuoteCart> {
  async answer(sql: Sql, cart: QuotedCart, asker: Asker & { now: Date }) {
    const { lines } = cart;
    const { farmId, actor } = asker;
    const students = [...new Set(lines.flatMap(({ studentId }) => studentId ?? []))];
    const accounts = actor.userType === 'STU' ? accountOfCaller(sql, asker) : accountsOfStudents(sql, farmId, students);
    const [shared, products, [rates], credits, { takesCodes, ...lowering }] = await Promise.all([
      withShares({ sql, farmId }, lines),
      sql<Offered[]>`
        select product_id as "productId", product_name as "productName", new_customers_only as "newCustomersOnly",
          price_minor as "priceMinor", price_unit as "priceUnit", price_from as "priceFrom",
          tax_percent::float8 as "taxPercent", fee::float8 as fee,
          system_use as "systemUse",
          deposit_minor as "depositMinor", deposit_percent::float8 as "depositPercent", instalments,
          instalment_every as "instalmentEvery", instalment_unit as "instalmentUnit",
          new_customers_only and ${hasBought(sql, farmId, accounts)} as "boughtBefore" from product
        where farm_id = ${farmId} and product_id = any(${lines.flatMap(({ productId }) => productId ?? [])}::uuid[])`,
      sql<Rates[]>`
        select coalesce(nullif(preferences ->> 'tax_percent', ''), '0')::float8 as "taxPercent",
          coalesce(preferences ->> 'prices_include_tax' = '1', false) as "taxIncluded",
          coalesce(nullif(preferences ->> 'stripe_convenience_fee', ''), '0')::float8 as "feeRate",
          coalesce(preferences ->> 'can_use_invoices' = '1', false) as "usesInvoices",
          currency_code as currency, ${barnDay(sql, farmId, asker.now)}::text as "on"
        from farm where farm_id = ${farmId}`,
      unspentCredits(sql, farmId, students, actor),
      discountsOfCart({ sql, farmId, now: asker.now }, accounts, cart.codeDiscountId),
    ]);
    const quote = quoteOf(
      // Families pay online, which is by card.
      {
        ...cart,
        lines: shared,
        byCard: cart.byCard || actor.userType === 'STU',
        keepsCredits: cart.keepsCredits || !isInCircle('adults', actor),
      },
      new Map(products.map((product) => [product.productId, product])),
      {
        credits,
        hasBought: products.some(({ boughtBefore }) => boughtBefore),
        mayOverride: actor.userType === 'ADM',
        taxPercent: rates?.taxPercent ?? 0,
        taxIncluded: rates?.taxIncluded ?? false,
        currency: rates?.currency ?? 'EUR',
        feeRate: rates?.feeRate ?? 0,
        planned: rates?.usesInvoices ? { on: rates.on, stepMinor: stepOf(rates.currency) } : undefined,
        ...lowering,
      },
    );
    return { ...quote, takesCodes };
  }
}
