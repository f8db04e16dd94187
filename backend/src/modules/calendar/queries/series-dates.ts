import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { numberOf } from '../../../platform/tenancy/barn-settings.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import { candidatePackages, choosePackage, type CandidatePackage } from '../../billing/contracts.js';
import { datesToBook, isInsideNotice, usedBy, type BookableDate } from '../../enrollment/contracts.js';
import { wallClockOf } from '../../scheduling/contracts.js';
import { ownerBeside } from './covered-by.js';
import type { SeriesDateReply, SeriesDatesReply } from '../http/series-booking.replies.js';

interface Wish {
  lessonId: string;
  studentId: string;
  /** Which of them are wanted; else the lesson itself and what packages pay for. */
  chosen?: readonly string[];
}

/** What each date of the lesson's series comes to for a family's rider, and what those that are wanted use together. C02 F21 */
export class ListSeriesDates extends barnQuery<Wish, SeriesDatesReply>('calendar.ListSeriesDates') {}

@QueryHandler(ListSeriesDates)
export class ListSeriesDatesHandler extends BarnQueryHandler<ListSeriesDates> {
  async answer(
    sql: Sql,
    { lessonId, studentId, chosen }: Wish,
    { farmId, actor, now }: Asker & { now: Date },
  ): Promise<SeriesDatesReply> {
    const settings = await loadBarnSettings(sql);
    const ids = sql`(select ${studentId}::uuid)`;
    const [dates, packages] = await Promise.all([
      datesToBook({ sql, farmId, actor, now }, settings, { lessonId, studentId }),
      candidatePackages(sql, farmId, ids, wallClockOf(now, settings.timeZone).date),
    ]);
    const notice = numberOf(settings, 'cancel_notice_hours');
    const isWanted = ({ lessonId: id }: BookableDate, cover: unknown) =>
      chosen ? chosen.includes(id) : id === lessonId || cover !== undefined;
    const told = inTurn(dates, studentId, packages, isWanted);
    return {
      dates: told.map(({ date, cover, isChosen }) => ({
        ...toReply(date),
        is_chosen: isChosen ? 1 : 0,
        product_name: cover?.productName ?? null,
        item_of: cover ? ownerBeside(cover, studentId) : null,
        notice_passed: isInsideNotice(date.startsAt, now, notice) ? notice : null,
      })),
      used: usedOf(told, studentId),
      not_covered: told.filter(({ isChosen, cover }) => isChosen && !cover).length,
    };
  }
}

interface Told {
  date: BookableDate;
  cover: CandidatePackage | undefined;
  isChosen: boolean;
}

/** Each wanted date uses what those before it have left; what another would use is what they leave it. */
function inTurn(
  dates: readonly BookableDate[],
  studentId: string,
  packages: readonly CandidatePackage[],
  isWanted: (date: BookableDate, cover: CandidatePackage | undefined) => boolean,
): Told[] {
  let left = packages;
  return dates.map((date) => {
    const { date: lessonDate, programId, kind, reason } = date;
    const cover = reason === null ? choosePackage(left, { studentId, lessonDate, programId, kind }) : undefined;
    const isChosen = reason === null && isWanted(date, cover);
    if (isChosen) left = left.map((one) => (one === cover ? usedBy(one, lessonDate) : one));
    return { date, cover, isChosen };
  });
}

const toReply = ({
  lessonId,
  date,
  startTime,
  isAllday,
  isIn,
  reason,
}: BookableDate): Omit<SeriesDateReply, 'is_chosen' | 'product_name' | 'item_of' | 'notice_passed'> => ({
  lesson_date_time_id: lessonId,
  scheduled_date: date,
  scheduled_starttime: startTime,
  is_allday: isAllday ? 1 : 0,
  is_booked: isIn ? 1 : 0,
  reason,
});

/** By package, in the order in which they are used; as it is before. */
function usedOf(told: readonly Told[], studentId: string) {
  const covers = told.flatMap(({ cover, isChosen }) => (isChosen && cover ? [cover] : []));
  const first = new Map<string, CandidatePackage>();
  for (const cover of covers) if (!first.has(cover.packageId)) first.set(cover.packageId, cover);
  return [...first.values()].map((cover) => ({
    item_id: cover.packageId,
    product_name: cover.productName,
    item_of: ownerBeside(cover, studentId),
    lessons: covers.filter(({ packageId }) => packageId === cover.packageId).length,
    remain: cover.coverage === 'lessons' ? cover.unitsLeft : null,
  }));
}
