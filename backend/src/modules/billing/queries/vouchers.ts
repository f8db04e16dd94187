import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { numberOf, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { after } from '../domain/days.js';
import { toAmount } from '../domain/money.js';
import { endOfCode, typedCode } from '../domain/voucher-code.js';
import type { VoucherReply, VoucherState, VouchersReply } from '../http/vouchers.replies.js';
import { barnDay } from './item-rows.js';
import { emailToWriteTo } from '../../people/contracts.js';

export interface WantedVouchers {
  state?: VoucherState;
  /** A code, its end, or a part of a name. */
  search?: string;
  limit: number;
  offset: number;
}

type Sums = VouchersReply['sums'];
type Row = Omit<VoucherReply, 'code_end'> & { code: string };

/** Of voucher `v`, on a day of the barn's. */
const stateOf = (sql: Sql, today: Fragment) => sql`
  case when v.redeemed_on is not null then 'redeemed' when v.cancelled_on is not null then 'cancelled'
    when v.expiry_date < ${today} then 'expired' else 'open' end`;

/** Vouchers `v` with the account that bought each, and the one that redeemed it. */
const vouchers = (sql: Sql) => sql`
  voucher v
  join voucher_card card on card.farm_id = v.farm_id and card.voucher_id = v.voucher_id
  join payment pay on pay.farm_id = v.farm_id and pay.payment_id = v.payment_id
  join person buyer on buyer.farm_id = pay.farm_id and buyer.person_id = pay.billing_person_id
  left join package credit on credit.farm_id = v.farm_id and credit.package_id = v.credit_id
  left join student s on s.farm_id = credit.farm_id and s.student_id = credit.student_id
  left join person rider on rider.farm_id = s.farm_id and rider.person_id = s.person_id
  left join payment back on back.farm_id = v.farm_id and back.payment_id = v.refund_id`;

const END = /^[A-Z2-9]{4}$/i;

function found(sql: Sql, search: string) {
  const code = typedCode(search);
  if (code !== null) return sql`card.code = ${code}`;
  const part = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const named = [sql`buyer.person_name`, sql`rider.person_name`, sql`card.given_to`, sql`card.given_by`].map(
    (name) => sql`${name} ilike ${part}`,
  );
  const [first, ...others] = END.test(search) ? [sql`right(card.code, 4) = ${search.toUpperCase()}`, ...named] : named;
  return others.reduce((all, one) => sql`${all} or ${one}`, sql`${first ?? sql`false`}`);
}

/** A barn's vouchers, the newest first, with what all of them come to: sold is redeemed, cancelled and open together. */
export class ListVouchers extends barnQuery<WantedVouchers, VouchersReply>('billing.ListVouchers') {}

@QueryHandler(ListVouchers)
export class ListVouchersHandler extends BarnQueryHandler<ListVouchers> {
  async answer(sql: Sql, { state, search, limit, offset }: WantedVouchers, { farmId, now }: Asker & { now: Date }) {
    const today = barnDay(sql, farmId, now);
    const wanted = sql`v.farm_id = ${farmId} and ${state ? sql`${stateOf(sql, today)} = ${state}` : sql`true`}
      and (${search?.trim() ? found(sql, search.trim()) : sql`true`})`;
    const [rows, [{ size }], [sums], [barn]] = await Promise.all([
      sql<Row[]>`
        select v.voucher_id as id, card.code, (v.amount_minor / 100.0)::float8 as amount, v.sold_on, v.expiry_date,
          ${stateOf(sql, today)} as state, buyer.person_id as buyer_id, buyer.person_name as buyer,
          nullif(${emailToWriteTo(sql, sql`buyer`)}, '') as buyer_email, pay.payment_method,
          card.given_to, card.given_by, v.redeemed_on, rider.person_name as redeemed_for,
          coalesce(rider.billing_person_id, rider.person_id) as redeemed_by_id, v.cancelled_on, back.payment_method as returned_by
        from ${vouchers(sql)} where ${wanted} order by v.created_at desc, v.voucher_id limit ${limit} offset ${offset}`,
      sql<[{ size: number }]>`select count(*)::int as size from ${vouchers(sql)} where ${wanted}`,
      sql<[Record<keyof Sums, number>]>`
        select coalesce(sum(amount), 0)::bigint as sold, coalesce(sum(amount) filter (where state = 'redeemed'), 0)::bigint as redeemed,
          coalesce(sum(amount) filter (where state = 'cancelled'), 0)::bigint as cancelled,
          coalesce(sum(amount) filter (where state in ('open', 'expired')), 0)::bigint as open,
          coalesce(sum(amount) filter (where state = 'expired'), 0)::bigint as expired
        from (select v.amount_minor as amount, ${stateOf(sql, today)} as state from voucher v where v.farm_id = ${farmId}) one`,
      sql<(Pick<BarnSettings, 'preferences'> & { today: string })[]>`
        select preferences, ${today} as today from farm where farm_id = ${farmId}`,
    ]);
    const months = barn ? numberOf(barn, 'voucher_months') : 0;
    return {
      vouchers: rows.map(({ code, ...row }) => ({ ...row, code_end: endOfCode(code) })),
      size,
      sums: {
        sold: toAmount(sums.sold),
        redeemed: toAmount(sums.redeemed),
        cancelled: toAmount(sums.cancelled),
        open: toAmount(sums.open),
        expired: toAmount(sums.expired),
      },
      usual_expiry: barn && months > 0 ? after(barn.today, months, 'month') : null,
    };
  }
}

/** Whether the barn has ever sold a voucher: until then families see nothing of them. */
export class OffersVouchers extends barnQuery<object, boolean>('billing.OffersVouchers') {}

@QueryHandler(OffersVouchers)
export class OffersVouchersHandler extends BarnQueryHandler<OffersVouchers> {
  async answer(sql: Sql, _nothing: object, { farmId }: Asker) {
    const [{ any }] = await sql<[{ any: boolean }]>`
      select exists (select from voucher where farm_id = ${farmId}) as any`;
    return any;
  }
}
