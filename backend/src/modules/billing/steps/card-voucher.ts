import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { emailToWriteTo, OpenAccounts } from '../../people/contracts.js';
import { SellVoucher } from '../commands/sell-voucher.js';
import { billingErrors } from '../domain/errors.js';
import type { CardMethod } from '../domain/payment.js';
import { sellsVouchers, voucherFee } from '../domain/voucher-terms.js';
import { VoucherOrder } from '../tables/voucher-order.entity.js';

/** What a stranger's voucher costs by card, kept until it is paid; who buys it stands in the order alone. Minor units. */
export interface VoucherOffer {
  orderId: string;
  amountMinor: number;
  feeMinor: number;
}

/** Once: an order that was paid for is gone. Throws `vouchers_off` and `voucher_order_over`. */
export async function offerVoucher(barn: BarnTransaction, orderId: string): Promise<VoucherOffer> {
  const { farmId, settings } = barn;
  if (!sellsVouchers(settings)) throw billingErrors.vouchers_off();
  const orders = barn.repository(VoucherOrder);
  const order = await orders.findOneBy({ farmId, orderId });
  if (!order) throw billingErrors.voucher_order_over();
  if (!order.isBegun) await orders.update({ farmId, orderId }, { isBegun: true });
  const { amountMinor } = order;
  return { orderId, amountMinor, feeMinor: voucherFee(settings, amountMinor) };
}

/** The money is there: the voucher is sold and mailed. Answers whose account it is on; undefined: it was paid for before, or is over. */
export async function fulfilVoucher(
  barn: BarnTransaction,
  { orderId, feeMinor }: VoucherOffer,
  { method, reference, paymentId }: { method: CardMethod; reference: string; paymentId: string },
): Promise<string | undefined> {
  const order = await barn.repository(VoucherOrder).findOneBy({ farmId: barn.farmId, orderId });
  if (!order) return undefined;
  const { amountMinor, expiryDate, firstName, lastName, givenTo, message } = order;
  const accountHolderId = (await knownBuyer(barn, order)) ?? (await newBuyer(barn, order));
  await barn.execute(SellVoucher, {
    accountHolderId,
    amountMinor,
    feeMinor,
    method,
    reference,
    paymentId,
    expiryDate,
    voucherId: orderId,
    givenTo: givenTo ?? '',
    givenBy: `${firstName} ${lastName}`.trim().slice(0, LONGEST_NAME),
    message: message ?? '',
    isMailed: true,
  });
  await forgetVoucherOrder(barn, { orderId });
  return accountHolderId;
}

const LONGEST_NAME = 100;

/** Nobody has shown that the address is theirs, so that a name has to be the same, too; only what they paid for comes onto the account. */
async function knownBuyer({ sql, farmId }: BarnTransaction, { firstName, lastName, email }: VoucherOrder) {
  const [known] = await sql<{ personId: string }[]>`
    select p.person_id as "personId" from person p
    where p.farm_id = ${farmId} and p.billing_person_id = p.person_id and lower(${emailToWriteTo(sql, sql`p`)}) = ${email.toLowerCase()}
      and lower(btrim(p.person_name)) = ${`${firstName} ${lastName}`.trim().toLowerCase()}
    order by p.person_id limit 1`;
  return known?.personId;
}

async function newBuyer(barn: BarnTransaction, { firstName, lastName, email }: VoucherOrder) {
  const [opened] = await barn.execute(OpenAccounts, [{ holder: { firstName, lastName, contactEmail: email } }]);
  if (!opened) throw new Error('An account that was opened has a holder.');
  return opened.personId;
}

/** Nobody pays for it any more: names and addresses go. */
export const forgetVoucherOrder = ({ farmId, sql }: BarnTransaction, { orderId }: Pick<VoucherOffer, 'orderId'>) =>
  sql`delete from voucher_order where farm_id = ${farmId} and order_id = ${orderId}`;
