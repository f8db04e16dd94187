import { QueryHandler } from '@nestjs/cqrs';
import { PROOF_BITS } from '../../../platform/auth/form-stamps.js';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { numberOf, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { billingErrors } from '../domain/errors.js';
import { toAmount } from '../domain/money.js';
import { sellsVouchers, usualExpiry, voucherTerms } from '../domain/voucher-terms.js';
import type { VoucherFormReply } from '../http/voucher-form.replies.js';
import { VoucherStamps } from '../voucher-stamps.js';
import { barnDay } from './item-rows.js';

/** What a stranger may buy a voucher for, until when it is good, and a form for one. Throws `vouchers_off`. */
export class HandOutVoucherForm extends barnQuery<void, VoucherFormReply>('billing.HandOutVoucherForm') {}

@QueryHandler(HandOutVoucherForm)
export class HandOutVoucherFormHandler extends BarnQueryHandler<HandOutVoucherForm> {
  constructor(private readonly stamps: VoucherStamps) {
    super();
  }

  async answer(sql: Sql, _: void, { farmId, now }: Asker & { now: Date }): Promise<VoucherFormReply> {
    const [barn] = await sql<[Pick<BarnSettings, 'preferences' | 'currency'> & { today: string }]>`
      select preferences, currency_code as currency, ${barnDay(sql, farmId, now)} as today from farm where farm_id = ${farmId}`;
    if (!sellsVouchers(barn)) throw billingErrors.vouchers_off();
    const { presetsMinor, other } = voucherTerms(barn);
    return {
      stamp: this.stamps.issue(farmId, now),
      proof_bits: PROOF_BITS,
      currency_code: barn.currency,
      amounts: presetsMinor.map(toAmount),
      other: other ? { least: toAmount(other.leastMinor), most: toAmount(other.mostMinor) } : null,
      expiry_date: usualExpiry(barn, barn.today),
      has_fee: numberOf(barn, 'stripe_convenience_fee') > 0 ? 1 : 0,
    };
  }
}
