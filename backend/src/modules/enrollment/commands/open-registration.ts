import { CommandHandler } from '@nestjs/cqrs';
import { invalid } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { PlanSeries, type LessonWishes, type Repeats } from '../../scheduling/contracts.js';
import { checkRegistration } from '../domain/decide-registration.js';
import type { RegistrationOpened } from '../registration-events.js';
import { Registration } from '../tables/registration.entity.js';
import { recordRegistered } from '../steps/record-registered.js';
import { products } from '../lookups.js';

type NewRegistration = LessonWishes &
  Repeats & {
    productId: string;
    description?: string;
    whatToBring?: string;
    /** Whole years on the first day, both included. */
    ageFrom?: number;
    ageTo?: number;
    /** Whom a family registers waits for staff's answer. */
    needsApproval?: boolean;
    /** Whose next season it is. */
    followsSeriesId?: string;
  };

/** A series with its package and places; who is in it from the beginning is registered. Answers with the series' id. F12 */
export class OpenRegistration extends barnCommand<NewRegistration, string>('enrollment.OpenRegistration') {}

@CommandHandler(OpenRegistration)
export class OpenRegistrationHandler extends BarnCommandHandler<OpenRegistration> {
  async handle(barn: BarnTransaction, wanted: NewRegistration) {
    const {
      productId,
      description,
      whatToBring,
      ageFrom,
      ageTo,
      needsApproval = false,
      followsSeriesId,
      ...series
    } = wanted;
    const { farmId, sql, now } = barn;
    if (ageFrom !== undefined && ageTo !== undefined && ageTo < ageFrom)
      throw invalid('age_to', 'The oldest cannot be younger than the youngest.');
    const seriesId = barn.newId();
    const maxEnrollment = series.maxEnrollment ?? null;
    const studentIds = [...new Set(series.studentIds)];
    const [product] = await sql`
      select from ${products(sql)} product
      where farm_id = ${farmId} and product_id = ${productId} and is_active and system_use is null`;
    if (!product) throw invalid('product_id', 'This package is not on sale at this barn');
    checkRegistration({ maxEnrollment, places: [] }, studentIds);
    const lessonIds = await barn.execute(PlanSeries, { ...series, seriesId });
    await barn.repository(Registration).insert({
      farmId,
      seriesId,
      productId,
      description: description ?? null,
      maxEnrollment,
      ageFrom: ageFrom ?? null,
      ageTo: ageTo ?? null,
      needsApproval,
      whatToBring: whatToBring ?? null,
      followsSeriesId: followsSeriesId ?? null,
      createdAt: now,
    });
    barn.record(`registration-${seriesId}`, {
      type: 'enrollment.RegistrationOpened',
      data: { seriesId, productId, maxEnrollment },
    } satisfies RegistrationOpened);
    const of = lessonIds.length;
    if (studentIds.length) await recordRegistered(barn, seriesId, studentIds, { lessons: of, of });
    return seriesId;
  }
}
