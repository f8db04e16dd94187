import { CommandHandler } from '@nestjs/cqrs';
import { differing } from '../../../platform/database/entity-changes.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { HorseChanged } from '../events.js';
import { Horse, type HorseDetails } from '../tables/horse.entity.js';

type NewHorse = HorseDetails & { horseName: string };

/** The horse is active; its name is trimmed and not empty. R035 */
export class CreateHorse extends barnCommand<NewHorse, string>('horses.CreateHorse') {}

@CommandHandler(CreateHorse)
export class CreateHorseHandler extends BarnCommandHandler<CreateHorse> {
  async handle(barn: BarnTransaction, details: NewHorse) {
    const horses = barn.repository(Horse);
    const horseId = barn.newId();
    const { values, fields } = differing(horses, undefined, details);
    await horses.insert({ ...values, farmId: barn.farmId, horseId });
    barn.record(`horse-${horseId}`, {
      type: 'horses.HorseChanged',
      data: { horseId, change: 'added', fields },
    } satisfies HorseChanged);
    return horseId;
  }
}
