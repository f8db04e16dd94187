import { CommandHandler } from '@nestjs/cqrs';
import { differing } from '../../../platform/database/entity-changes.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { today } from '../../../platform/mail/barn-dates.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { checkMeasure } from '../domain/check-measure.js';
import type { MeasureChanged } from '../measure-events.js';
import { HorseMeasure } from '../tables/horse-measure.entity.js';
import { measuredThen, type MeasureDetails } from './note-measure.js';

type MeasureEdit = Partial<MeasureDetails> & { horseMeasureId: string };

/** Changes only the details given, and answers with the horse's id; no event if nothing changes. */
export class EditMeasure extends barnCommand<MeasureEdit, string>('horses.EditMeasure') {}

@CommandHandler(EditMeasure)
export class EditMeasureHandler extends BarnCommandHandler<EditMeasure> {
  async handle(barn: BarnTransaction, { horseMeasureId, ...details }: MeasureEdit) {
    const { farmId } = barn;
    const measures = barn.repository(HorseMeasure);
    const measure = await measures.findOneBy({ farmId, horseMeasureId });
    if (!measure) throw notFound('The entry', 'id');
    const { horseId } = measure;
    const { values, fields, changes } = differing(measures, measure, details);
    if (fields.length === 0) return horseId;
    const {
      measuredOn = measure.measuredOn,
      weight = measure.weight,
      conditionScore = measure.conditionScore,
    } = details;
    checkMeasure({ measuredOn, weight, conditionScore }, today(barn.now, barn.settings.timeZone));
    const isMoved = measuredOn !== measure.measuredOn;
    if (isMoved && (await measures.existsBy({ farmId, horseId, measuredOn }))) throw measuredThen(barn, measuredOn);
    await measures.update({ farmId, horseMeasureId }, values);
    const event = {
      type: 'horses.MeasureChanged',
      data: { horseId, horseMeasureId, columns: fields },
    } satisfies MeasureChanged;
    barn.recordEdit(`horse-${horseId}`, event, changes);
    return horseId;
  }
}
