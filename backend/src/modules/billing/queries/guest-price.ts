import type { Sql } from '../../../platform/database/connect.js';
import { lessonPrice } from '../domain/lesson-price.js';
import { totalsOf, type Totals } from '../domain/money.js';
import { priceOf } from '../domain/purchase.js';
import { billingTerms, sectionProducts } from './billing-facts.js';

export interface GuestPrice extends Totals {
  readonly productId: string;
  readonly priceMinor: number;
  readonly currency: string;
}

/** What a guest pays by card for one lesson: its section's single lesson, with tax and fee. Undefined: it has no price. E01 E02 E09 */
export async function guestPrice(sql: Sql, farmId: string, lessonId: string): Promise<GuestPrice | undefined> {
  const [[lesson], products, terms] = await Promise.all([
    sql<{ programId: string; productId: string | null; feeRate: number }[]>`
      select s.program_id as "programId", s.product_id as "productId",
        coalesce(nullif(f.preferences ->> 'stripe_convenience_fee', ''), '0')::float8 as "feeRate"
      from lesson l join section s on s.farm_id = l.farm_id and s.section_id = l.section_id
      join farm f on f.farm_id = l.farm_id
      where l.farm_id = ${farmId} and l.lesson_id = ${lessonId}`,
    sectionProducts(sql, farmId),
    billingTerms(sql, farmId),
  ]);
  const product = products.get(lesson?.productId ?? '');
  if (!lesson || !product) return undefined;
  const price = lessonPrice(lesson.programId, product);
  if ('because' in price) return undefined;
  const totals = totalsOf([priceOf(price, product, { ...terms, mayOverride: true })], lesson.feeRate);
  return { ...price, ...totals, currency: terms.currency };
}
