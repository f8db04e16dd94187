import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { lessonsIn } from '../domain/decide-lesson-billing.js';
import { toAmount } from '../domain/money.js';
import type { LessonBillingPreviewReply } from '../http/lesson-billing.replies.js';
import { billingTerms, plannedSums, sectionProducts } from './billing-facts.js';
import { chosenPlaces } from './unbilled-places.js';

/** What billing these lessons would come to, invoice by invoice, before anything is written; by the sums of the run itself. */
export class PreviewLessonBilling extends barnQuery<{ lessonPersonIds: readonly string[] }, LessonBillingPreviewReply>(
  'billing.PreviewLessonBilling',
) {}

@QueryHandler(PreviewLessonBilling)
export class PreviewLessonBillingHandler extends BarnQueryHandler<PreviewLessonBilling> {
  async answer(
    sql: Sql,
    { lessonPersonIds }: { lessonPersonIds: readonly string[] },
    { farmId, actor, now }: Asker & { now: Date },
  ) {
    const ids = [...new Set(lessonPersonIds)];
    const [places, products, terms] = await Promise.all([
      chosenPlaces({ sql, farmId, now }, ids),
      sectionProducts(sql, farmId),
      billingTerms(sql, farmId),
    ]);
    const { accounts, sums, totalMinor } = await plannedSums({ sql, farmId, actor }, places, { products, terms });
    const known = new Map(places.map((place) => [place.billingPersonId, place]));
    const rows = sums
      .map(({ account: { billingPersonId, places: of }, creditMinor, totalMinor: sumMinor }) => ({
        account_holder_id: billingPersonId,
        name: known.get(billingPersonId)?.accountName ?? '',
        has_email: known.get(billingPersonId)?.accountEmail ? 1 : 0,
        lessons: of.length,
        total: toAmount(sumMinor),
        credits: toAmount(creditMinor),
      }))
      .sort((a, b) => a.name.localeCompare(b.name));
    const lessons = lessonsIn(accounts);
    return {
      lessons,
      families: accounts.length,
      total: toAmount(totalMinor),
      credits: toAmount(sums.reduce((sum, { creditMinor }) => sum + creditMinor, 0)),
      without_price: places.length - lessons,
      gone: ids.length - places.length,
      without_email: rows.filter(({ has_email }) => has_email === 0).length,
      accounts: rows,
    };
  }
}
