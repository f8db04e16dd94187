import { CommandHandler } from '@nestjs/cqrs';
import { FarmClock } from '../../../platform/event-store/farm-clock.entity.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { Farm } from '../tables/farm.entity.js';

/** Of a barn that was refused before it was announced; an announced one stays. */
export class DiscardFarm extends barnCommand<object>('farms.DiscardFarm') {}

@CommandHandler(DiscardFarm)
export class DiscardFarmHandler extends BarnCommandHandler<DiscardFarm> {
  async handle(barn: BarnTransaction) {
    const { farmId } = barn;
    const [announced] = await barn.sql`select 1 from event where farm_id = ${farmId} limit 1`;
    if (announced) return;
    await barn.repository(Farm).delete({ farmId });
    await barn.repository(FarmClock).delete({ farmId });
  }
}
