import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { invalid } from '../../../platform/errors/refusal.js';
import {
  isUsedUp,
  refusedCode,
  typedDiscountCode,
  UNKNOWN_CODE,
  type CodeDiscount,
  type CodeUses,
} from '../domain/discount-code.js';
import type { Discount } from '../domain/discounts.js';
import { accountsOfStudents, hasBought } from '../queries/has-bought.js';
import { barnDay } from '../queries/item-rows.js';

interface At {
  readonly sql: Sql;
  readonly farmId: string;
  readonly now: Date;
}

/** Of discount `d`, which a family of these accounts wants to use. */
const columns = ({ sql, farmId, now }: At, accounts: Fragment) => sql`
  d.discount_id as "discountId", d.title, d.kind, d.product_id as "productId", d.percent_off::float8 as "percentOff",
  d.amount_off as "amountOffMinor", d.from_count as "fromCount", d.is_active as "isActive", d.from_day::text as "fromDay",
  d.until_day::text as "untilDay", d.max_uses as "maxUses", d.max_uses_per_account as "maxUsesPerAccount",
  d.new_customers_only as "newCustomersOnly", ${barnDay(sql, farmId, now)}::text as today,
  d.new_customers_only and ${hasBought(sql, farmId, accounts)} as "hasBought",
  (select count(distinct p.payment_id)::int from package p
    where p.farm_id = d.farm_id and p.discount_id = d.discount_id) as uses,
  (select count(distinct p.payment_id)::int from package p
    join payment pay on pay.farm_id = p.farm_id and pay.payment_id = p.payment_id
    where p.farm_id = d.farm_id and p.discount_id = d.discount_id and pay.billing_person_id in ${accounts}) as "usesOfAccount"`;

type Found = CodeDiscount & { today: string; hasBought: boolean };

export interface CartDiscounts {
  /** Those that lower prices now, the typed code's among them. */
  readonly discounts: readonly Discount[];
  /** Why the typed code lowers nothing; undefined: it does, or there is none. */
  readonly refused: string | undefined;
  /** The barn has codes that somebody may type. */
  readonly takesCodes: boolean;
}

const isNow = ({ isActive, fromDay, untilDay, today }: Found) =>
  isActive && (fromDay === null || fromDay <= today) && (untilDay === null || today <= untilDay);

/** What comes by itself, and what a code brings that was typed before: all discounts under the same code. */
export async function discountsOfCart(
  at: At,
  accounts: Fragment,
  codeDiscountId: string | undefined,
): Promise<CartDiscounts> {
  const { sql, farmId } = at;
  const [found, [codes]] = await Promise.all([
    sql<Found[]>`
    select ${columns(at, accounts)} from discount d where d.farm_id = ${farmId} and (d.is_active or d.kind = 'code')
      and (d.kind <> 'code' or d.discount_id = ${codeDiscountId ?? null} or exists (
        select from discount typed where typed.farm_id = d.farm_id and typed.discount_id = ${codeDiscountId ?? null}
          and typed.kind = 'code' and ${sameCode(sql, sql`typed.code`, sql`d.code`)}))
    order by d.discount_id`,
    sql<{ takesCodes: boolean }[]>`
    select exists (select from discount d where d.farm_id = ${farmId} and d.kind = 'code' and d.is_active) as "takesCodes"`,
  ]);
  const typed = found.filter(({ kind }) => kind === 'code');
  const good = typed.filter((code) => refusedCode(code, code) === undefined);
  return {
    discounts: [...found.filter((one) => one.kind !== 'code' && isNow(one)), ...good],
    refused: codeDiscountId === undefined || good.length ? undefined : reasonOf(typed),
    takesCodes: codes?.takesCodes ?? false,
  };
}

const normalised = (sql: Sql, code: Fragment) => sql`upper(regexp_replace(${code}, '\\s', '', 'g'))`;
const sameCode = (sql: Sql, one: Fragment, other: Fragment) => sql`${normalised(sql, one)} = ${normalised(sql, other)}`;

const reasonOf = (typed: readonly Found[]) => {
  const [first] = typed;
  return first ? refusedCode(first, first) : UNKNOWN_CODE;
};

/** By what somebody typed; undefined words: it is good for something. */
export async function discountOfCode(at: At, accounts: Fragment, typed: string) {
  const { sql, farmId } = at;
  const found = await sql<Found[]>`
    select ${columns(at, accounts)} from discount d where d.farm_id = ${farmId} and d.kind = 'code'
      and ${normalised(sql, sql`d.code`)} = ${typedDiscountCode(typed)}
    order by d.is_active desc, d.discount_id`;
  const good = found.find((code) => refusedCode(code, code) === undefined);
  return { good, refused: good ? undefined : reasonOf(found) };
}

/** What lowers a cart that is sold now. Throws where a code that it names lowers nothing. */
export async function discountsSold(
  barn: At,
  studentIds: readonly string[],
  codeDiscountId: string | undefined,
): Promise<readonly Discount[]> {
  const accounts = accountsOfStudents(barn.sql, barn.farmId, studentIds);
  const { discounts, refused } = await discountsOfCart(barn, accounts, codeDiscountId);
  if (refused !== undefined) throw invalid('discount_id', refused);
  return discounts;
}

/** Whether one of these was bought with as often as may be, by others or by these accounts, while money was on its way. C11 */
export async function areUsedUp(at: At, accounts: Fragment, discountIds: readonly string[]) {
  if (discountIds.length === 0) return false;
  const found = await at.sql<CodeUses[]>`
    select ${columns(at, accounts)} from discount d
    where d.farm_id = ${at.farmId} and d.kind = 'code' and d.discount_id = any(${discountIds}::uuid[])`;
  return found.some(isUsedUp);
}
