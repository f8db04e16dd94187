import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { isShownRider } from '../../people/contracts.js';
import { isDaytime } from '../domain/daytime.js';
import { nextNoShowStep } from '../domain/no-show-release.js';
import { noShowWords } from '../domain/strikes.js';
import { strikesOf, type PendingRelease, type Strike } from '../facts/strikes.js';
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

/** Places of last no-shows about which something is to be done by itself now, in the daytime of the barn. */
export class NoShowsDue extends barnQuery<void, string[]>('enrollment.NoShowsDue') {}

@QueryHandler(NoShowsDue)
export class NoShowsDueHandler extends BarnQueryHandler<NoShowsDue> {
  async answer(sql: Sql, _: void, { farmId, now }: Asker & { now: Date }) {
    const strikes = await strikesOf(sql, { farmId, now, chosen: sql`true` });
    return strikes.filter((one) => isDaytime(one) && nextNoShowStep(one)).map(({ lessonPersonId }) => lessonPersonId);
  }
}

const releaseOf = ({ on, sentence, mail }: PendingRelease) => ({ on, sentence, mail });

const replyOf = ({ startsAt, date, inARow, stand, rule, later, leftAlone, release, ...one }: Strike) => ({
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
  release_after: rule.releaseAfter ?? 0,
  release: release ? releaseOf(release) : null,
  later: later.map(({ lessonPersonId, lessonId, date: day }) => ({
    lesson_person_id: lessonPersonId,
    lesson_date_time_id: lessonId,
    scheduled_date: day,
  })),
});
