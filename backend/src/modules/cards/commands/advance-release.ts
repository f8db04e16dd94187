import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { nextReleaseStep } from '../domain/place-release.js';
import { cardPaymentStream, type ReleaseAnnounced, type ReleaseWarned } from '../events.js';
import { overdueInvoices } from '../facts/releases.js';
import { releaseNow } from '../steps/release-now.js';
import { PlaceReleaseRow } from '../tables/place-release.entity.js';

/**
 * What an invoice that was charged in vain comes to today: its release is announced, the family is reminded, or the places are released.
 * Looks again under the barn's lock: whatever was paid, held or done before changes what is done. The same again does nothing.
 */
export class AdvanceRelease extends barnCommand<{ invoiceId: string }>('cards.AdvanceRelease') {}

@CommandHandler(AdvanceRelease)
export class AdvanceReleaseHandler extends BarnCommandHandler<AdvanceRelease> {
  async handle(barn: BarnTransaction, { invoiceId }: { invoiceId: string }) {
    const { farmId, now, sql } = barn;
    const [invoice] = await overdueInvoices(sql, { farmId, now }, sql`pay.payment_id = ${invoiceId}`);
    const step = invoice && nextReleaseStep(invoice.overdue);
    if (!step) return;
    const { due } = step;
    if (step.kind === 'release') return releaseNow(barn, invoice, due);
    const { personId, overdue } = invoice;
    const { on } = step;
    const releases = barn.repository(PlaceReleaseRow);
    const data = { invoiceId, billingPersonId: personId, due, on };
    if (step.kind === 'warn') {
      await releases.update({ farmId, invoiceId, due }, { releaseOn: on, warnedOn: overdue.today });
      barn.record(cardPaymentStream(invoiceId), { type: 'cards.ReleaseWarned', data } satisfies ReleaseWarned);
      return;
    }
    const none = { warnedOn: null, heldAt: null, heldBy: null, heldReason: null, releasedAt: null };
    await releases.insert({ farmId, invoiceId, due, personId, releaseOn: on, ...none, createdAt: now });
    barn.record(cardPaymentStream(invoiceId), { type: 'cards.ReleaseAnnounced', data } satisfies ReleaseAnnounced);
  }
}
