import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { isLimited } from '../../people/contracts.js';
import { AGE_NAMES } from '../domain/ages.js';
import { NOTICES, REASONS } from '../domain/cancelled.js';
import type { ReportsHubReply } from '../http/hub.replies.js';
import { cancelledPlaces, placesOfDays, type CancelledPlaces, type PlacesOfDays } from './hub/cancellations.js';
import { horsesOfWeek, horsesReply } from './hub/horses.js';
import { incomeByMonth, incomeReply } from './hub/income.js';
import { owingByAge, type OwedOfAge } from './hub/owing-by-age.js';
import { placesByHour } from './hub/places.js';
import { changeOfRiders, ridersByWeek } from './hub/riders.js';

/** What the barn's reports come to, for whoever opens them in the morning; money only to those who may read it. */
export class ReadReportsHub extends barnQuery<Record<string, never>, ReportsHubReply>('reports.ReadReportsHub') {}

@QueryHandler(ReadReportsHub)
export class ReadReportsHubHandler extends BarnQueryHandler<ReadReportsHub> {
  async answer(sql: Sql, _: unknown, asker: Asker & { now: Date }): Promise<ReportsHubReply> {
    const { actor } = asker;
    const [weeks, [change], hours, horses, cancelled, [days], income, owing] = await Promise.all([
      ridersByWeek(sql, asker),
      changeOfRiders(sql, asker),
      placesByHour(sql, asker),
      horsesOfWeek(sql, asker),
      cancelledPlaces(sql, asker),
      placesOfDays(sql, asker),
      actor.userType === 'ADM' ? incomeByMonth(sql, asker) : null,
      isLimited(actor) ? null : owingByAge(sql, asker),
    ]);
    const { today, from } = days;
    return {
      today,
      riders: { weeks, ...change, today: days.riders_today, yesterday: days.riders_yesterday },
      places: { from, to: today, hours, taken_today: days.taken_today, places_today: days.places_today },
      income: income && incomeReply(income),
      owing: owing && owingReply(owing),
      horses: horsesReply(horses, days),
      cancellations: cancellationsReply(cancelled, days),
    };
  }
}

const NOTHING = { outstanding: 0, lessons: 0, invoices: 0, lately_outstanding: 0, lately_lessons: 0 };

function owingReply(found: readonly OwedOfAge[]) {
  const ages = AGE_NAMES.map((age) => ({ ...NOTHING, ...found.find((one) => one.age === age), age }));
  const cents = (name: 'outstanding' | 'lately_outstanding') =>
    ages.reduce((sum, one) => sum + Math.round(one[name] * 100), 0) / 100;
  return {
    ages: ages.map(({ age, outstanding, lessons, invoices }) => ({ age, outstanding, lessons, invoices })),
    outstanding: cents('outstanding'),
    lessons: ages.reduce((sum, { lessons }) => sum + lessons, 0),
    lately: cents('lately_outstanding'),
    lessons_lately: ages.reduce((sum, { lately_lessons: lately }) => sum + lately, 0),
  };
}

function cancellationsReply(found: readonly CancelledPlaces[], days: PlacesOfDays) {
  const placesOf = (notice: string, reason: string) =>
    found.find((one) => one.notice === notice && one.reason === reason)?.places ?? 0;
  return {
    from: days.from,
    to: days.today,
    reasons: REASONS,
    notices: NOTICES.map((notice) => {
      const places = REASONS.map((reason) => placesOf(notice, reason));
      return { notice, places, total: places.reduce((sum, one) => sum + one, 0) };
    }),
    cancelled: days.cancelled,
    places: days.places,
    share: days.places > 0 ? Math.round((100 * days.cancelled) / days.places) : null,
    lately: days.cancelled_lately,
  };
}
