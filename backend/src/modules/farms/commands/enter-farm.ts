import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { FarmEntered } from '../events.js';

/** Written into the barn's own history before anything of its people is shown. */
export class EnterFarm extends barnCommand<object, void>('farms.EnterFarm') {}

@CommandHandler(EnterFarm)
export class EnterFarmHandler extends BarnCommandHandler<EnterFarm> {
  async handle(barn: BarnTransaction) {
    const { farmId } = barn;
    barn.record(`farm-${farmId}`, { type: 'farms.FarmEntered', data: { farmId } } satisfies FarmEntered);
  }
}
