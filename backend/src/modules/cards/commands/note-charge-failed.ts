import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { isLastTry } from '../domain/due-charges.js';
import { chargedInvoices, plannedOf } from '../facts/charged-invoices.js';
import { cardPaymentStream, type ChargeFailed } from '../events.js';
import { ChargeTryRow } from '../tables/charge-try.entity.js';
import { AdvanceRelease } from './advance-release.js';
import { EndCharges } from './agree-to-charges.js';

interface Failed {
  invoiceId: string;
  due: string;
  n: number;
  /** In the bank's words. */
  reason: string;
  /** Which the provider keeps no more: it is not tried again. */
  goneCardId?: string;
}

/**
 * A saved card was charged in vain. Noted once, however often it is heard; not once the invoice is paid. The
 * last one says when places are released, where the barn does that.
 */
export class NoteChargeFailed extends barnCommand<Failed>('cards.NoteChargeFailed') {}

@CommandHandler(NoteChargeFailed)
export class NoteChargeFailedHandler extends BarnCommandHandler<NoteChargeFailed> {
  async handle(barn: BarnTransaction, { invoiceId, due, n, reason, goneCardId }: Failed) {
    const { farmId, now, sql } = barn;
    const [invoice] = await chargedInvoices(sql, { farmId, now }, sql`pay.payment_id = ${invoiceId}`);
    const made = invoice?.tries.find((one) => one.due === due && one.n === n);
    if (!invoice || made?.state !== 'open') return;
    const { personId } = invoice;
    if (goneCardId) await barn.execute(EndCharges, { personId, why: 'card_gone', cardId: goneCardId });
    const tries = invoice.tries.map((one) => (one === made ? { ...one, state: 'failed' as const } : one));
    const again = goneCardId || isLastTry(n) ? undefined : plannedOf({ ...invoice, tries });
    const nextTry = again?.on ?? null;
    const which = { farmId, invoiceId, due, tryNumber: n };
    await barn.repository(ChargeTryRow).update(which, { failure: reason, nextTry });
    const data = { invoiceId, billingPersonId: personId, due, n, isLast: nextTry === null };
    barn.record(cardPaymentStream(invoiceId), { type: 'cards.ChargeFailed', data } satisfies ChargeFailed);
    if (data.isLast) await barn.execute(AdvanceRelease, { invoiceId });
  }
}
