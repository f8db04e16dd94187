import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { MeasureRemoved } from '../measure-events.js';
import { HorseMeasure } from '../tables/horse-measure.entity.js';

/** Noted by mistake. Nothing happens where it is not there any more, or never was. */
export class RemoveMeasure extends barnCommand<{ horseMeasureId: string }>('horses.RemoveMeasure') {}

@CommandHandler(RemoveMeasure)
export class RemoveMeasureHandler extends BarnCommandHandler<RemoveMeasure> {
  async handle(barn: BarnTransaction, { horseMeasureId }: { horseMeasureId: string }) {
    const key = { farmId: barn.farmId, horseMeasureId };
    const measures = barn.repository(HorseMeasure);
    const found = await measures.findOneBy(key);
    if (!found) return;
    await measures.delete(key);
    const { horseId, measuredOn } = found;
    barn.record(`horse-${horseId}`, {
      type: 'horses.MeasureRemoved',
      data: { horseId, horseMeasureId, measuredOn },
    } satisfies MeasureRemoved);
  }
}
