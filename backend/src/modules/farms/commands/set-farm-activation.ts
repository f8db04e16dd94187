import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { FarmActivationChanged } from '../events.js';
import { Farm } from '../tables/farm.entity.js';

/** Deactivation signs everybody of the barn out at once. F13 */
export class SetFarmActivation extends barnCommand<{ active: boolean }>('farms.SetFarmActivation') {}

@CommandHandler(SetFarmActivation)
export class SetFarmActivationHandler extends BarnCommandHandler<SetFarmActivation> {
  async handle(barn: BarnTransaction, { active }: { active: boolean }) {
    const { farmId } = barn;
    const { affected } = await barn.repository(Farm).update({ farmId, isActive: !active }, { isActive: active });
    if (affected)
      barn.record(`farm-${farmId}`, {
        type: 'farms.FarmActivationChanged',
        data: { active },
      } satisfies FarmActivationChanged);
  }
}
