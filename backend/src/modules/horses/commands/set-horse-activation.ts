import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { HorseChanged } from '../events.js';
import { Horse } from '../tables/horse.entity.js';

interface Activation {
  horseId: string;
  /** Undefined toggles, as the list's link does. D18 */
  active?: boolean;
}

/** Past lessons keep an inactive horse; pick lists do not offer it. R029 F20 */
export class SetHorseActivation extends barnCommand<Activation, boolean>('horses.SetHorseActivation') {}

@CommandHandler(SetHorseActivation)
export class SetHorseActivationHandler extends BarnCommandHandler<SetHorseActivation> {
  async handle(barn: BarnTransaction, { horseId, active }: Activation) {
    const horses = barn.repository(Horse);
    const key = { farmId: barn.farmId, horseId };
    const horse = await horses.findOneBy(key);
    if (!horse) throw notFound('The horse');
    const next = active ?? !horse.isActive;
    if (next === horse.isActive) return next;
    await horses.update(key, { isActive: next });
    barn.record(`horse-${horseId}`, {
      type: 'horses.HorseChanged',
      data: { horseId, change: next ? 'activated' : 'inactivated', fields: ['is_active'] },
    } satisfies HorseChanged);
    return next;
  }
}
