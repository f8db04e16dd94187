import { randomUUID } from 'node:crypto';
import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { forbidden, invalid, notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import {
  findWarnings,
  only,
  toWarningReply,
  type Wanted,
  type WantedUses,
  type WarningReply,
} from '../../enrollment/contracts.js';
import {
  checkMayRepeat,
  checkSeriesSize,
  describeTimes,
  extension,
  laterDates,
  lessonTimeOf,
  marksOf,
  onTheClock,
  openDates,
  placingOf,
  requireShown,
  seriesDates,
  type LessonWishes,
  type Recurrence,
  type SeriesDate,
} from '../../scheduling/contracts.js';
import type { PlannedDatesReply } from '../http/series.replies.js';
import { conditions } from './lesson-filters.js';
import { sees, type Viewer } from './sight.js';

const PEOPLE = ['rider', 'horse', 'instructor'] as const;

type NewSeries = Pick<LessonWishes, 'sectionId' | 'start' | 'end' | 'duration' | 'isAllday'> & {
  recurrence: Recurrence;
  uses: WantedUses;
};
export type DatesQuestion = { skipDates?: readonly string[]; keepDates?: readonly string[] } & (
  | NewSeries
  | { lessonId: string; recurrence: Recurrence }
  | { lessonId: string; lastDate: string }
);

/** Which dates a new series, a lesson that begins to recur, or an extended series would get. R077 R214 */
export class PreviewDates extends barnQuery<DatesQuestion, PlannedDatesReply>('calendar.PreviewDates') {}

@QueryHandler(PreviewDates)
export class PreviewDatesHandler extends BarnQueryHandler<PreviewDates> {
  async answer(sql: Sql, question: DatesQuestion, { farmId, actor, now }: Asker & { now: Date }) {
    const viewer: Viewer = { kind: 'staff', actor, now };
    const [{ timeZone: zone }, { days, uses, rhythm, sectionId }] = await Promise.all([
      loadBarnSettings(sql),
      'lessonId' in question ? datesFrom(sql, farmId, viewer, question) : newDates(sql, farmId, question),
    ]);
    const dates = await openDates({ sql, farmId, actor }, days, question.keepDates);
    checkSeriesSize(dates.length, { people: PEOPLE.reduce((sum, kind) => sum + (uses[kind]?.length ?? 0), 0) });
    if ('start' in question && !question.isAllday) requireShown('start', question.start, zone);
    const wanted = dates.map(({ time }): Wanted => ({
      lessonId: randomUUID(),
      sectionId,
      placing: placingOf(onTheClock(time, zone), zone),
      uses: only(uses),
    }));
    const [holidays, warnings] = await Promise.all([
      holidaysAmong(sql, farmId, dates),
      findWarnings({ sql, farmId, actor }, wanted),
    ]);
    const told = new Map(wanted.map(({ lessonId }): [string, WarningReply[]] => [lessonId, []]));
    for (const warning of warnings) told.get(warning.lessonId)?.push(toWarningReply(warning));
    return {
      description: described(dates, rhythm),
      count: dates.filter(({ isLeftOut }) => !isLeftOut).length,
      dates: dates.map(({ time, isLeftOut, closed }, index) => {
        const shown = onTheClock(time, zone);
        const { isPast, isHoliday, clockChange } = marksOf(time, { zone, now, holidays });
        return {
          date: time.date,
          start: `${shown.date} ${shown.startTime}`,
          end: `${shown.endDate} ${shown.endTime}`,
          is_left_out: Number(isLeftOut),
          closed_for: closed,
          is_past: Number(isPast),
          is_holiday: Number(isHoliday),
          clock_change: clockChange,
          warnings: told.get(wanted[index]?.lessonId ?? '') ?? [],
        };
      }),
    };
  }
}

type Rhythm = Pick<Recurrence, 'frequency' | 'period'>;
interface Dates {
  sectionId: string;
  days: SeriesDate[];
  uses: WantedUses;
  rhythm: Rhythm;
}

/** What the series would be called. */
function described(dates: readonly SeriesDate[], rhythm: Rhythm) {
  const made = dates.flatMap(({ time, isLeftOut }) => (isLeftOut ? [] : [time]));
  const [first, last] = [made[0], made.at(-1)];
  return first && last ? describeTimes(first, last, rhythm) : null;
}

async function newDates(
  sql: Sql,
  farmId: string,
  { skipDates = [], recurrence, uses, ...wishes }: NewSeries & DatesQuestion,
): Promise<Dates> {
  const [section] = await sql<{ duration: number }[]>`
    select duration from section where farm_id = ${farmId} and section_id = ${wishes.sectionId}`;
  if (!section) throw invalid('section_id', 'section is required');
  const days = seriesDates(lessonTimeOf(wishes, section), { recurrence, skipDates });
  return { uses, days, rhythm: recurrence, sectionId: wishes.sectionId };
}

interface Row {
  lessonId: string;
  seriesId: string | null;
  frequency: number | null;
  period: 'days' | 'weeks' | null;
  phase: 'active' | 'cancelled';
  isSeen: boolean;
  date: string;
  startTime: string;
  endDate: string;
  endTime: string;
  isAllday: boolean;
  sectionId: string;
  uses: WantedUses;
}

/** Of lesson `l`. */
const usesOf = (sql: Sql) => sql`jsonb_build_object(
  'location', jsonb_build_array(l.location_id),
  'instructor', (select coalesce(jsonb_agg(staff.id), '[]') from (
    select l.instructor_id as id where l.instructor_id is not null
    union select (extra ->> 'instructor_id')::uuid from jsonb_array_elements(l.extra_staff) extra) staff),
  'rider', (select coalesce(jsonb_agg(lp.student_id), '[]') from lesson_person lp
    where lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id and not lp.is_cancelled),
  'horse', (select coalesce(jsonb_agg(used.horse_id), '[]') from (
    select lp.horse_id from lesson_person lp
    where lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id and not lp.is_cancelled and lp.horse_id is not null
    union select lh.horse_id from lesson_horse lh where lh.farm_id = l.farm_id and lh.lesson_id = l.lesson_id) used))`;

const latest = (sql: Sql, which: Fragment) => sql`(
  select o.lesson_id from lesson o where o.farm_id = chosen.farm_id and o.series_id = chosen.series_id and ${which}
  order by o.scheduled_date desc, o.start_time desc limit 1)`;

/** The lesson first, then the last of its series and the last that takes place, in order. */
const lessonAndLast = (sql: Sql, farmId: string, viewer: Viewer, lessonId: string) => sql<Row[]>`
  select l.lesson_id as "lessonId", l.series_id as "seriesId", s.frequency, s.period,
    case when l.is_cancelled then 'cancelled' else 'active' end as phase, true ${conditions(sql, sees(sql, viewer))} as "isSeen",
    l.scheduled_date as date, to_char(l.start_time, 'HH24:MI') as "startTime", l.end_date as "endDate",
    to_char(l.end_time, 'HH24:MI') as "endTime", l.is_allday as "isAllday", l.section_id as "sectionId", ${usesOf(sql)} as uses
  from lesson chosen
  join lesson l on l.farm_id = chosen.farm_id and (l.lesson_id = chosen.lesson_id or l.lesson_id in (
    ${latest(sql, sql`true`)}, ${latest(sql, sql`not o.is_cancelled`)}))
  left join series s on s.farm_id = l.farm_id and s.series_id = l.series_id
  where chosen.farm_id = ${farmId} and chosen.lesson_id = ${lessonId}
  order by l.lesson_id <> chosen.lesson_id, l.scheduled_date, l.start_time`;

async function datesFrom(
  sql: Sql,
  farmId: string,
  viewer: Viewer,
  question: Extract<DatesQuestion, { lessonId: string }>,
): Promise<Dates> {
  const rows = await lessonAndLast(sql, farmId, viewer, question.lessonId);
  const [chosen] = rows;
  if (!chosen) throw notFound('The event');
  if (!chosen.isSeen) throw forbidden();
  const skipDates = question.skipDates ?? [];
  if ('recurrence' in question) {
    checkMayRepeat(chosen);
    const { recurrence } = question;
    const { uses, sectionId } = chosen;
    return { uses, sectionId, days: laterDates(chosen, { recurrence, skipDates }), rhythm: recurrence };
  }
  const { frequency, period } = chosen;
  const series =
    frequency && period ? ({ phase: 'planned', frequency, period } as const) : ({ phase: 'none' } as const);
  const recurrence = extension(chosen, series, question.lastDate);
  const inOrder = rows.toSorted((a, b) => (`${a.date} ${a.startTime}` < `${b.date} ${b.startTime}` ? -1 : 1));
  const model = inOrder.findLast(({ phase }) => phase === 'active') ?? chosen;
  const days = laterDates(inOrder.at(-1) ?? chosen, { recurrence, skipDates });
  return { uses: model.uses, sectionId: model.sectionId, days, rhythm: recurrence };
}

/** Days on which the barn has called off lessons for a holiday. R122 */
async function holidaysAmong(sql: Sql, farmId: string, dates: readonly SeriesDate[]): Promise<string[]> {
  const rows = await sql<{ date: string }[]>`
    select distinct scheduled_date as date from lesson
    where farm_id = ${farmId} and is_cancelled and cancel_reason = 'HOL'
      and scheduled_date between ${dates[0]?.time.date ?? null}::date and ${dates.at(-1)?.time.date ?? null}::date`;
  return rows.map(({ date }) => date);
}
