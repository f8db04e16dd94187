import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { PersonChanged } from '../events.js';
import { knownLevel } from '../facts/known-level.js';
import { RiderMeasure } from '../tables/rider-measure.entity.js';

interface Measures {
  studentId: string;
  /** Kilograms; null for unknown. */
  weight: number | null;
  /** Centimetres; null for unknown. */
  height: number | null;
}

/** The log says that they were noted, never what they are, nor what they were. */
export class NoteMeasures extends barnCommand<Measures>('people.NoteMeasures') {}

@CommandHandler(NoteMeasures)
export class NoteMeasuresHandler extends BarnCommandHandler<NoteMeasures> {
  async handle(barn: BarnTransaction, { studentId, weight, height }: Measures) {
    const { personId } = await knownLevel(barn, studentId);
    const measures = barn.repository(RiderMeasure);
    const key = { farmId: barn.farmId, studentId };
    const before = await measures.findOneBy(key);
    if ((before?.weight ?? null) === weight && (before?.height ?? null) === height) return;
    const measuredAt = barn.now;
    await (before
      ? measures.update(key, { weight, height, measuredAt })
      : measures.insert({ ...key, weight, height, measuredAt }));
    barn.record(`person-${personId}`, {
      type: 'people.PersonChanged',
      data: { personId, change: 'edited', hats: ['student'], fields: ['measures'] },
    } satisfies PersonChanged);
  }
}
