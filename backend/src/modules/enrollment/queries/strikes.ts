import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { isShownRider } from '../../people/contracts.js';
import { noShowWords } from '../domain/strikes.js';
import { strikesOf, type Strike } from '../facts/strikes.js';
import type { StrikesReply } from '../http/strikes.replies.js';

/** Riders who did not come, in a row, to series whose policy counts it; of one rider where one is named. Empty where none does. */
export class ListStrikes extends barnQuery<{ studentId?: string | undefined }, StrikesReply>(
  'enrollment.ListStrikes',
) {}

@QueryHandler(ListStrikes)
export class ListStrikesHandler extends BarnQueryHandler<ListStrikes> {
  answer(sql: Sql, { studentId }: { studentId?: string | undefined }, asker: Asker & { now: Date }) {
    return shownStrikes(sql, asker, studentId);
  }
}

export async function shownStrikes(sql: Sql, { farmId, actor, now }: Asker & { now: Date }, studentId?: string) {
  const chosen = sql`${isShownRider(sql, actor)} and ${studentId ? sql`lp.student_id = ${studentId}` : sql`true`}`;
  const strikes = await strikesOf(sql, { farmId, now, chosen });
  return { strikes: strikes.map(replyOf) };
}

const replyOf = ({ startsAt, date, inARow, stand, rule, later, leftAlone, ...one }: Strike) => ({
  lesson_person_id: one.lessonPersonId,
  student_id: one.studentId,
  name: one.name,
  lesson_date_time_series_id: one.seriesId,
  title: one.title,
  scheduled_date: date,
  starts_at: startsAt.toISOString(),
  in_a_row: inARow,
  of: rule.count,
  stand,
  words: noShowWords(inARow),
  next_words: noShowWords(inARow + 1),
  sentence: one.sentence,
  left_alone: leftAlone ? { on: leftAlone.on, by: leftAlone.by, reason: leftAlone.reason } : null,
  later: later.map(({ lessonPersonId, lessonId, date: day }) => ({
    lesson_person_id: lessonPersonId,
    lesson_date_time_id: lessonId,
    scheduled_date: day,
  })),
});
