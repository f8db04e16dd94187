import { CommandHandler } from '@nestjs/cqrs';
import { differing } from '../../../platform/database/entity-changes.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { day, today } from '../../../platform/mail/barn-dates.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { checkMeasure } from '../domain/check-measure.js';
import { horseErrors } from '../domain/errors.js';
import type { MeasureNoted } from '../measure-events.js';
import { Horse } from '../tables/horse.entity.js';
import { HorseMeasure } from '../tables/horse-measure.entity.js';

export type MeasureDetails = Pick<HorseMeasure, 'measuredOn' | 'weight' | 'conditionScore' | 'remark'>;

/** Answers with its id; the same of the same day is that entry. Horses that are out of use may have it noted, too. */
export class NoteMeasure extends barnCommand<MeasureDetails & { horseId: string }, string>('horses.NoteMeasure') {}

@CommandHandler(NoteMeasure)
export class NoteMeasureHandler extends BarnCommandHandler<NoteMeasure> {
  async handle(barn: BarnTransaction, { horseId, ...details }: NoteMeasure['input']) {
    const { farmId } = barn;
    const measures = barn.repository(HorseMeasure);
    checkMeasure(details, today(barn.now, barn.settings.timeZone));
    const [horse, known] = await Promise.all([
      barn.repository(Horse).findOneBy({ farmId, horseId }),
      measures.findOneBy({ farmId, horseId, measuredOn: details.measuredOn }),
    ]);
    if (!horse) throw notFound('The horse', 'horse_id');
    if (known && differing(measures, known, details).fields.length === 0) return known.horseMeasureId;
    if (known) throw measuredThen(barn, details.measuredOn);
    const horseMeasureId = barn.newId();
    await measures.insert({ ...details, farmId, horseId, horseMeasureId });
    barn.record(`horse-${horseId}`, {
      type: 'horses.MeasureNoted',
      data: { horseId, horseMeasureId, measuredOn: details.measuredOn },
    } satisfies MeasureNoted);
    return horseMeasureId;
  }
}

export const measuredThen = ({ now, settings }: BarnTransaction, date: string) =>
  horseErrors.measured_that_day(day(date, now, settings.timeZone));
