import { CommandHandler } from '@nestjs/cqrs';
import { anyOf } from '../../../platform/database/entity-changes.js';
import { forgetValues } from '../../../platform/event-store/forget-values.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { HorseRemoved } from '../events.js';
import { Horse } from '../tables/horse.entity.js';

/** Added by mistake, and nothing refers to them; what something refers to, the database keeps, and refuses all. */
export class RemoveHorses extends barnCommand<readonly string[]>('horses.RemoveHorses') {}

@CommandHandler(RemoveHorses)
export class RemoveHorsesHandler extends BarnCommandHandler<RemoveHorses> {
  async handle(barn: BarnTransaction, horseIds: readonly string[]) {
    await barn.repository(Horse).delete({ farmId: barn.farmId, horseId: anyOf([...horseIds]) });
    await forgetValues(
      barn,
      horseIds.map((id) => `horse-${id}`),
    );
    for (const horseId of horseIds)
      barn.record(`horse-${horseId}`, { type: 'horses.HorseRemoved', data: { horseId } } satisfies HorseRemoved);
  }
}
