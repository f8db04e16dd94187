import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { MailWishChanged } from '../events.js';
import { MailRefusal } from '../tables/mail-refusal.entity.js';

/** What becomes of it is the reader’s own: whoever asks says it of themselves, in the portal or by the link of a mail to them. */
export class ChangeMailWish extends barnCommand<MailWishChanged['data']>('notifications.ChangeMailWish') {}

@CommandHandler(ChangeMailWish)
export class ChangeMailWishHandler extends BarnCommandHandler<ChangeMailWish> {
  async handle(barn: BarnTransaction, { personId, kind, wanted }: MailWishChanged['data']) {
    const { farmId, sql } = barn;
    const refusals = barn.repository(MailRefusal);
    const [[person], refused] = await Promise.all([
      sql`select from person where farm_id = ${farmId} and person_id = ${personId} and erased_at is null`,
      refusals.existsBy({ farmId, personId, kind }),
    ]);
    if (!person) throw notFound('The person');
    if (refused !== wanted) return;
    if (wanted) await refusals.delete({ farmId, personId, kind });
    else await refusals.insert({ farmId, personId, kind, refusedAt: barn.now });
    barn.record(`person-${personId}`, {
      type: 'notifications.MailWishChanged',
      data: { personId, kind, wanted },
    } satisfies MailWishChanged);
  }
}
