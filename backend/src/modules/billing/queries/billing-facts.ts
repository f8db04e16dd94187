import type { Sql } from '../../../platform/database/connect.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import { creditsByAccount, type Credit } from '../domain/credits.js';
import { invoiceSum, type BillingTerms } from '../domain/billing-sum.js';
import { planAccounts, type UnbilledPlace } from '../domain/decide-lesson-billing.js';
import type { SingleLesson } from '../domain/lesson-price.js';
import type { ProductForSale } from '../domain/product.js';
import { unspentCredits } from './unspent-credits.js';

export type LessonProduct = SingleLesson & Pick<ProductForSale, 'productName' | 'taxPercent' | 'fee'>;

/** The packages of sections, by id. */
export const sectionProducts = async (sql: Sql, farmId: string): Promise<ReadonlyMap<string, LessonProduct>> => {
  const rows = await sql<LessonProduct[]>`
    select sold.product_id as "productId", sold.product_name as "productName", sold.price_minor as "priceMinor",
      sold.price_unit as "priceUnit", sold.price_from as "priceFrom",
      sold.product_count as "productCount", sold.is_tracked as "isTracked", sold.is_active as "isActive", sold.is_auto as "isAuto",
      sold.system_use as "systemUse", sold.tax_percent::float8 as "taxPercent", sold.fee::float8 as fee,
      array(select pp.program_id from product_program pp
        where pp.farm_id = sold.farm_id and pp.product_id = sold.product_id) as programs
    from product sold where sold.farm_id = ${farmId}
      and sold.product_id in (select s.product_id from section s where s.farm_id = ${farmId} and s.product_id is not null)`;
  return new Map(rows.map((product) => [product.productId, product]));
};

/** How the barn gives its prices, and whether it writes invoices. */
export const billingTerms = async (sql: Sql, farmId: string): Promise<BillingTerms & { usesInvoices: boolean }> => {
  const [row] = await sql<(BillingTerms & { usesInvoices: boolean })[]>`
    select coalesce(nullif(preferences ->> 'tax_percent', ''), '0')::float8 as "taxPercent",
      coalesce(preferences ->> 'prices_include_tax' = '1', false) as "taxIncluded", currency_code as currency,
      coalesce(preferences ->> 'can_use_invoices' = '1', false) as "usesInvoices" from farm where farm_id = ${farmId}`;
  return row ?? { taxPercent: 0, taxIncluded: false, usesInvoices: false, currency: 'EUR' };
};

/** What billing these places would come to, account by account, with the credits that it takes off; one round trip. */
export async function plannedSums(
  { sql, farmId, actor }: { sql: Sql; farmId: string; actor: Actor },
  places: readonly UnbilledPlace[],
  { products, terms }: { products: ReadonlyMap<string, LessonProduct>; terms: BillingTerms },
) {
  const students = [...new Set(places.map(({ studentId }) => studentId))];
  const credits: ReadonlyMap<string, Credit[]> = creditsByAccount(await unspentCredits(sql, farmId, students, actor));
  const accounts = planAccounts(places, products);
  const sums = accounts.map((account) => ({
    account,
    ...invoiceSum(account, products, { terms, credits: credits.get(account.billingPersonId) ?? [] }),
  }));
  return { accounts, sums, totalMinor: sums.reduce((sum, one) => sum + one.totalMinor, 0) };
}
