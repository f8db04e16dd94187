import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { FarmActivationChanged } from '../events.js';
import { Farm } from '../tables/farm.entity.js';

/** Deactivation signs everybody of the barn out at once, reactivation lets them in again. Toggles unless told. F13 */
export class SetFarmActivation extends barnCommand<{ active?: boolean }, boolean>('farms.SetFarmActivation') {}

@CommandHandler(SetFarmActivation)
export class SetFarmActivationHandler extends BarnCommandHandler<SetFarmActivation> {
  async handle(barn: BarnTransaction, wanted: { active?: boolean }) {
    const { farmId } = barn;
    const farms = barn.repository(Farm);
    const { isActive } = await farms.findOneByOrFail({ farmId });
    const { active = !isActive } = wanted;
    if (active === isActive) return active;
    await farms.update({ farmId }, { isActive: active });
    barn.record(`farm-${farmId}`, {
      type: 'farms.FarmActivationChanged',
      data: { active },
    } satisfies FarmActivationChanged);
    return active;
  }
}
