import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideVoucherMail, voucherStream } from '../domain/voucher.js';
import { voucherBuyerEmail } from '../facts/voucher-buyer.js';

/** To the account that bought it, with the paper to give; it goes out after the commit. */
export class MailVoucher extends barnCommand<{ voucherId: string }>('billing.MailVoucher') {}

@CommandHandler(MailVoucher)
export class MailVoucherHandler extends BarnCommandHandler<MailVoucher> {
  async handle(barn: BarnTransaction, { voucherId }: { voucherId: string }) {
    const email = await voucherBuyerEmail(barn.sql, barn.farmId, voucherId);
    if (email === undefined) throw notFound('The voucher');
    barn.append(voucherStream, voucherId, [decideVoucherMail(await barn.load(voucherStream, voucherId), email)]);
  }
}
