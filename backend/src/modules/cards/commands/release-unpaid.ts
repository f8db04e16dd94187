import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { cardErrors } from '../domain/errors.js';
import { pendingOf } from '../facts/pending-release.js';
import { releaseNow } from '../steps/release-now.js';

interface Releasing {
  invoiceId: string;
  /** How many places were shown. */
  seen: number;
}

/** Somebody of the barn does not wait for the day. Refused once it is paid, or other places would be released than were shown. */
export class ReleaseUnpaid extends barnCommand<Releasing>('cards.ReleaseUnpaid') {}

@CommandHandler(ReleaseUnpaid)
export class ReleaseUnpaidHandler extends BarnCommandHandler<ReleaseUnpaid> {
  async handle(barn: BarnTransaction, { invoiceId, seen }: Releasing) {
    const invoice = await pendingOf(barn, invoiceId);
    if (invoice.places.length !== seen) throw cardErrors.release_changed();
    await releaseNow(barn, invoice, invoice.pending.due);
  }
}
