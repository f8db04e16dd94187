import { CommandHandler } from '@nestjs/cqrs';
import { invalid, notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { readersOf } from '../domain/push-kinds.js';
import type { PushWishChanged } from '../events.js';
import { PushRefusal } from '../tables/push-refusal.entity.js';

type Wish = Pick<PushWishChanged['data'], 'kind' | 'wanted'>;

/** Of whoever asks, on all their devices; the mail of the same news is another matter. */
export class ChangePushWish extends barnCommand<Wish>('notifications.ChangePushWish') {}

@CommandHandler(ChangePushWish)
export class ChangePushWishHandler extends BarnCommandHandler<ChangePushWish> {
  async handle(barn: BarnTransaction, { kind, wanted }: Wish) {
    const { farmId, now, actor } = barn;
    const { personId } = actor;
    if (!personId) throw notFound('The person');
    if ((readersOf(kind) === 'family') !== (actor.userType === 'STU')) throw invalid('kind', 'You get none of these.');
    const refusals = barn.repository(PushRefusal);
    if ((await refusals.existsBy({ farmId, personId, kind })) !== wanted) return;
    if (wanted) await refusals.delete({ farmId, personId, kind });
    else await refusals.insert({ farmId, personId, kind, refusedAt: now });
    barn.record(`person-${personId}`, {
      type: 'notifications.PushWishChanged',
      data: { personId, kind, wanted },
    } satisfies PushWishChanged);
  }
}
