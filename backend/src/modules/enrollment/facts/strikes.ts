import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { day } from '../../../platform/mail/barn-dates.js';
import { nextNoShowStep, noticeEnds, noticeFor, releasedBy } from '../domain/no-show-release.js';
import type { StrikeRule } from '../domain/policy-rule.js';
import {
  noShowReleaseSentence,
  noShowsInARow,
  strikeSentence,
  strikeStand,
  type Mark,
  type StrikeStand,
} from '../domain/strikes.js';
import type { DayWords } from '../domain/lessons-in-words.js';
import { mostParticular } from './policy-in-force.js';
import { releaseNotices, type FoundNotice } from './release-notices.js';

/** Older no-shows are history: nobody is asked about them any more. */
const DAYS = 120;
/** More than any rule counts, and what is excused between. */
const LOOKED_AT = 40;

interface Found {
  /** The last no-show, and its lesson. */
  lessonPersonId: string;
  lessonId: string;
  startsAt: Date;
  date: string;
  studentId: string;
  name: string;
  firstName: string;
  seriesId: string;
  title: string;
  rule: StrikeRule;
  /** The newest first. */
  marks: { lessonPersonId: string; mark: Mark }[];
  /** Places that are still held, in the order of time. */
  later: { lessonPersonId: string; lessonId: string; date: string }[];
  said: LeftAlone | null;
  notices: FoundNotice[];
  timeZone: string;
  /** The barn's day and hour. */
  today: string;
  hour: number;
}
/** Staff said *Not this time*: by whom, on which day of the barn, and why, where they gave a reason. */
export interface LeftAlone {
  inARow: number;
  on: string;
  by: string | null;
  reason: string | null;
  reasonId: string | null;
}
/** `planned`: the family is to be told; `waiting`: its mail is on its way; `lost`: that reached nobody. */
export const NOTICE_MAILS = ['planned', 'waiting', 'sent', 'lost'] as const;

export type NoticeMail = (typeof NOTICE_MAILS)[number];

/** What is to be announced, or is, and neither done nor ended. */
export interface PendingRelease {
  noticeId: string | null;
  mail: NoticeMail;
  on: string;
  places: Found['later'];
  /** With the places. */
  sentence: string;
}
export interface Strike extends Omit<Found, 'marks' | 'said' | 'notices' | 'timeZone'> {
  inARow: number;
  stand: StrikeStand;
  /** What it means; the same wherever it is told. */
  sentence: string;
  /** Undefined while nobody has said so of that many. */
  leftAlone: LeftAlone | undefined;
  /** Of what was said of this place, of fewer in a row, too. */
  reasonId: string | null;
  /** Of these no-shows, done ones among them. */
  notice: FoundNotice | undefined;
  release: PendingRelease | undefined;
}

/** A lesson under way that nobody has marked says nothing yet. */
const marks = (sql: Sql, now: Date) => sql`
  select coalesce(json_agg(json_build_object('lessonPersonId', lesson_person_id, 'mark', mark) order by starts_at desc), '[]') from (
    select op.lesson_person_id, o.starts_at, case when op.status_code = 'CNS' then 'missed'
      when op.is_cancelled or o.is_cancelled then 'excused' else 'rode' end as mark
    from lesson o join lesson_person op on op.farm_id = o.farm_id and op.lesson_id = o.lesson_id
    where o.farm_id = l.farm_id and o.series_id = l.series_id and op.student_id = lp.student_id
      and (o.ends_at <= ${now} or op.status_code in ('CNS', 'COM'))
    order by o.starts_at desc limit ${LOOKED_AT}) looked`;

const later = (sql: Sql, now: Date) => sql`
  select coalesce(json_agg(json_build_object('lessonPersonId', op.lesson_person_id, 'lessonId', o.lesson_id,
    'date', o.scheduled_date) order by o.starts_at), '[]')
  from lesson o join lesson_person op on op.farm_id = o.farm_id and op.lesson_id = o.lesson_id
  where o.farm_id = l.farm_id and o.series_id = l.series_id and op.student_id = lp.student_id
    and o.starts_at > ${now} and not o.is_cancelled and not op.is_cancelled`;

/** What was said before the mark was set anew is about another no-show. */
const said = (sql: Sql) => sql`
  select json_build_object('inARow', a.in_a_row, 'on', (a.left_at at time zone farm.time_zone)::date, 'by', who.person_name,
    'reason', r.remark, 'reasonId', a.reason_id)
  from no_shows_left a
    join farm on farm.farm_id = a.farm_id
    left join login on login.farm_id = a.farm_id and login.login_id = a.left_by
    left join person who on who.farm_id = login.farm_id and who.person_id = login.person_id
    left join remark r on r.farm_id = a.farm_id and r.subject_id = a.reason_id
  where a.farm_id = lp.farm_id and a.lesson_person_id = lp.lesson_person_id and a.left_at >= lp.cancelled_at`;

/**
 * No-shows in a row of riders in series whose policy counts them; `chosen` is about place `lp`, lesson `l`, student `s` and person `p`.
 * Whoever has come since is not among them. One question, which ends at once where no policy of the barn counts.
 */
export async function strikesOf(
  sql: Sql,
  { farmId, now, chosen }: { farmId: string; now: Date; chosen: Fragment },
): Promise<Strike[]> {
  const found = await sql<Found[]>`
    select distinct on (lp.student_id, l.series_id) lp.lesson_person_id as "lessonPersonId", l.lesson_id as "lessonId",
      l.starts_at as "startsAt", l.scheduled_date as date, lp.student_id as "studentId", p.person_name as name, p.first_name as "firstName",
      l.series_id as "seriesId", l.title, k.rule -> 'strikes' as rule, (${marks(sql, now)}) as marks, (${later(sql, now)}) as later,
      (${said(sql)}) as said, (${releaseNotices(sql)}) as notices, farm.time_zone as "timeZone",
      (${now}::timestamptz at time zone farm.time_zone)::date as today,
      extract(hour from ${now}::timestamptz at time zone farm.time_zone)::int as hour
    from lesson_person lp
      join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
      join student s on s.farm_id = lp.farm_id and s.student_id = lp.student_id
      join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
      join farm on farm.farm_id = lp.farm_id
      cross join ${mostParticular(sql)}
    where lp.farm_id = ${farmId} and lp.status_code = 'CNS' and l.series_id is not null
      and l.starts_at > ${new Date(now.getTime() - DAYS * 86_400_000)} and k.rule -> 'strikes' is not null and ${chosen}
      and exists (select from cancellation_policy c where c.farm_id = ${farmId} and c.rule -> 'strikes' is not null)
    order by lp.student_id, l.series_id, l.starts_at desc`;
  return found.flatMap(({ marks: made, said: left, notices, timeZone, ...one }) => {
    const inARow = noShowsInARow(made.map(({ mark }) => mark));
    if (inARow === 0) return [];
    const missed = made.filter(({ mark }) => mark === 'missed').slice(0, inARow);
    const notice = noticeFor(
      missed.map(({ lessonPersonId }) => lessonPersonId),
      notices,
    );
    const sentence = strikeSentence({ student: one.firstName, title: one.title, inARow, rule: one.rule });
    const stand = strikeStand(inARow, one.rule, left?.inARow);
    const leftAlone = stand === 'left' && left ? left : undefined;
    const strike = { ...one, inARow, stand, sentence, leftAlone, reasonId: left?.reasonId ?? null, notice };
    return [{ ...strike, release: pendingRelease(strike, (date) => day(date, now, timeZone)) }];
  });
}

function pendingRelease(strike: Omit<Strike, 'release'>, words: DayWords): PendingRelease | undefined {
  const { title, later, today } = strike;
  const notice = pendingNotice(strike);
  if (!notice) return undefined;
  const on = noticeEnds(notice, today);
  const places = releasedBy(later, on);
  const dates = places.map(({ date }) => date);
  const { noticeId, mail } = notice;
  return { noticeId, mail, on, places, sentence: noShowReleaseSentence(on, title, dates, words) };
}

function pendingNotice({ notice, ...strike }: Omit<Strike, 'release'>) {
  const step = nextNoShowStep({ notice, ...strike });
  if (step?.kind === 'announce') return { noticeId: null, days: step.days, mailedOn: null, mail: 'planned' as const };
  if (notice?.isReleased !== false || step?.kind === 'end') return undefined;
  return { ...notice, mail: mailOf(notice) };
}

function mailOf({ mailedOn, isLost }: FoundNotice): NoticeMail {
  if (mailedOn !== null) return 'sent';
  return isLost ? 'lost' : 'waiting';
}
