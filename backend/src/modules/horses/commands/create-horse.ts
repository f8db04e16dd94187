import { CommandHandler } from '@nestjs/cqrs';
import { differing } from '../../../platform/database/entity-changes.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { HorseChanged } from '../events.js';
import { checkChosen } from '../steps/check-chosen.js';
import { Horse, type HorseDetails } from '../tables/horse.entity.js';

export type NewHorse = HorseDetails & { horseName: string };

async function addHorses(barn: BarnTransaction, horses: readonly { horseId: string; details: NewHorse }[]) {
  const rows = barn.repository(Horse);
  const added = horses.map(({ horseId, details }) => ({ horseId, ...differing(rows, undefined, details) }));
  for (const { details } of horses) await checkChosen(barn, details);
  await rows.insert(added.map(({ horseId, values }) => ({ ...values, farmId: barn.farmId, horseId })));
  for (const { horseId, fields } of added)
    barn.record(`horse-${horseId}`, {
      type: 'horses.HorseChanged',
      data: { horseId, change: 'added', fields },
    } satisfies HorseChanged);
}

/** The horse is active; its name is trimmed and not empty. R035 */
export class CreateHorse extends barnCommand<NewHorse, string>('horses.CreateHorse') {}

@CommandHandler(CreateHorse)
export class CreateHorseHandler extends BarnCommandHandler<CreateHorse> {
  async handle(barn: BarnTransaction, details: NewHorse) {
    const horseId = barn.newId();
    await addHorses(barn, [{ horseId, details }]);
    return horseId;
  }
}

/** In the order given; so many horses are as few statements as one. */
export class CreateHorses extends barnCommand<readonly NewHorse[], string[]>('horses.CreateHorses') {}

@CommandHandler(CreateHorses)
export class CreateHorsesHandler extends BarnCommandHandler<CreateHorses> {
  async handle(barn: BarnTransaction, horses: readonly NewHorse[]) {
    const added = horses.map((details) => ({ horseId: barn.newId(), details }));
    await addHorses(barn, added);
    return added.map(({ horseId }) => horseId);
  }
}
