import { CommandHandler } from '@nestjs/cqrs';
import type { Erased } from '../../../platform/erasure/erased.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';

/** For whom and from whom vouchers are: of those that they bought or redeemed, and wherever else they are named. The vouchers stay good. */
export class ForgetVoucherNames extends barnCommand<Erased>('billing.ForgetVoucherNames') {}

@CommandHandler(ForgetVoucherNames)
export class ForgetVoucherNamesHandler extends BarnCommandHandler<ForgetVoucherNames> {
  async handle({ farmId, sql }: BarnTransaction, { accountIds, studentIds, words }: Erased) {
    await sql`
      update voucher_card card set given_to = null, given_by = null, message = null
      where card.farm_id = ${farmId} and (concat_ws(' ', card.given_to, card.given_by, card.message) ~* ${words} or exists (
        select from voucher v
          join payment pay on pay.farm_id = v.farm_id and pay.payment_id = v.payment_id
          left join package credit on credit.farm_id = v.farm_id and credit.package_id = v.credit_id
        where v.farm_id = card.farm_id and v.voucher_id = card.voucher_id
          and (pay.billing_person_id = any(${[...accountIds]}::uuid[]) or credit.student_id = any(${[...studentIds]}::uuid[]))))`;
    await sql`
      delete from voucher_order o where o.farm_id = ${farmId}
        and concat_ws(' ', o.first_name, o.last_name, o.email, o.given_to, o.message) ~* ${words}`;
  }
}
