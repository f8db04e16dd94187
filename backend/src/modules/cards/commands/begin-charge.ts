import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { isAgain, isTime } from '../domain/due-charges.js';
import { chargedInvoices, withFee, type MadeTry } from '../facts/charged-invoices.js';
import { ChargeTryRow } from '../tables/charge-try.entity.js';

interface Asked {
  invoiceId: string;
  /** Somebody of the barn does not wait for the day of the next try. */
  isNow: boolean;
}

export interface BegunCharge {
  invoiceId: string;
  due: string;
  n: number;
  personId: string;
  cardId: string;
  /** Undefined where it is all that is open. */
  partMinor: number | undefined;
  /** With the fee. */
  totalMinor: number;
  /** Begun earlier, and nobody knows yet what became of it. */
  underWay: MadeTry['underWay'];
}

/** Looks again what of an invoice is to be charged now, and notes the try before any card is asked. Undefined: nothing is. */
export class BeginCharge extends barnCommand<Asked, BegunCharge | undefined>('cards.BeginCharge') {}

@CommandHandler(BeginCharge)
export class BeginChargeHandler extends BarnCommandHandler<BeginCharge> {
  async handle(barn: BarnTransaction, { invoiceId, isNow }: Asked) {
    const { farmId, now, sql } = barn;
    const [invoice] = await chargedInvoices(sql, { farmId, now }, sql`pay.payment_id = ${invoiceId}`);
    if (isNow && !invoice && !(await isInvoice(barn, invoiceId))) throw notFound('The invoice');
    if (!invoice?.planned || !invoice.consent) return undefined;
    const { planned, consent, tries, personId, openMinor, today } = invoice;
    const { due, n, minor } = planned;
    const mayBeNow = isNow && isAgain(planned);
    if (minor < 1 || !(mayBeNow || isTime(planned, invoice))) return undefined;
    const begun = tries.find((one) => one.due === due && one.n === n);
    if (!begun)
      await barn.repository(ChargeTryRow).insert({
        farmId,
        invoiceId,
        due,
        tryNumber: n,
        triedOn: today,
        paymentId: null,
        failure: null,
        nextTry: null,
        createdAt: now,
      });
    return {
      invoiceId,
      due,
      n,
      personId,
      cardId: consent.cardId,
      partMinor: minor < openMinor ? minor : undefined,
      totalMinor: withFee(minor, invoice),
      underWay: begun?.underWay ?? null,
    };
  }
}

async function isInvoice({ sql, farmId }: BarnTransaction, invoiceId: string) {
  const [found] = await sql`
    select from payment where farm_id = ${farmId} and payment_id = ${invoiceId} and transaction_type = 'invoice'`;
  return found !== undefined;
}
