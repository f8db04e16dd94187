import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { MeasureRemoved } from '../measure-events.js';
import { HorseMeasure } from '../tables/horse-measure.entity.js';

/** Noted by mistake. Answers whether it was there; what is not any more, or never was, is left alone. */
export class RemoveMeasure extends barnCommand<{ horseMeasureId: string }, boolean>('horses.RemoveMeasure') {}

@CommandHandler(RemoveMeasure)
export class RemoveMeasureHandler extends BarnCommandHandler<RemoveMeasure> {
  async handle(barn: BarnTransaction, { horseMeasureId }: { horseMeasureId: string }) {
    const key = { farmId: barn.farmId, horseMeasureId };
    const measures = barn.repository(HorseMeasure);
    const found = await measures.findOneBy(key);
    if (!found) return false;
    await measures.delete(key);
    const { horseId, measuredOn } = found;
    barn.record(`horse-${horseId}`, {
      type: 'horses.MeasureRemoved',
      data: { horseId, horseMeasureId, measuredOn },
    } satisfies MeasureRemoved);
    return true;
  }
}
