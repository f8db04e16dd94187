import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { releaseDay } from '../domain/place-release.js';
import { cardPaymentStream, type ReleaseHeld, type ReleaseResumed } from '../events.js';
import { pendingOf } from '../facts/pending-release.js';
import { PlaceReleaseRow } from '../tables/place-release.entity.js';

interface Holding {
  invoiceId: string;
  reason: string;
}

/** Nothing is released for an invoice until somebody of the barn says so. Said again, the reason is another. */
export class HoldRelease extends barnCommand<Holding>('cards.HoldRelease') {}

@CommandHandler(HoldRelease)
export class HoldReleaseHandler extends BarnCommandHandler<HoldRelease> {
  async handle(barn: BarnTransaction, { invoiceId, reason }: Holding) {
    const { farmId, now, actor } = barn;
    const { pending, personId } = await pendingOf(barn, invoiceId);
    const held = { heldAt: now, heldBy: actor.loginId, heldReason: reason };
    await barn.repository(PlaceReleaseRow).update({ farmId, invoiceId, due: pending.due }, held);
    const data = { invoiceId, billingPersonId: personId, due: pending.due };
    barn.record(cardPaymentStream(invoiceId), { type: 'cards.ReleaseHeld', data } satisfies ReleaseHeld);
  }
}

/** What was held goes on: the family is reminded once more before the day. */
export class ResumeRelease extends barnCommand<{ invoiceId: string }>('cards.ResumeRelease') {}

@CommandHandler(ResumeRelease)
export class ResumeReleaseHandler extends BarnCommandHandler<ResumeRelease> {
  async handle(barn: BarnTransaction, { invoiceId }: { invoiceId: string }) {
    const { farmId } = barn;
    const { pending, personId, overdue } = await pendingOf(barn, invoiceId);
    if (!pending.isHeld) return;
    const { due } = pending;
    const on = releaseDay(pending.on, overdue.today);
    const goesOn = { heldAt: null, heldBy: null, heldReason: null, warnedOn: null, releaseOn: on };
    await barn.repository(PlaceReleaseRow).update({ farmId, invoiceId, due }, goesOn);
    const data = { invoiceId, billingPersonId: personId, due, on };
    barn.record(cardPaymentStream(invoiceId), { type: 'cards.ReleaseResumed', data } satisfies ReleaseResumed);
  }
}
