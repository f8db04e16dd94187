import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import { isShownRider } from '../../people/contracts.js';
import { sessionWaiting } from './session-waiting.js';
import { agesInWords, shareOf, suitabilityRules, type Share } from '../../enrollment/contracts.js';
import type {
  NotForRiderReply,
  RegisteredStudentReply,
  RegistrationReply,
  SessionWaitingReply,
} from '../http/registration.replies.js';
import { ownRiders, refusedRiders, sessionLevels } from './refused-riders.js';

interface Registrations {
  counts: RegistrationReply[];
  stu: RegisteredStudentReply[];
  waiting: SessionWaitingReply[];
  not_for: NotForRiderReply[];
}

type Row = Omit<RegistrationReply, 'ages' | 'price_now'>;
type Registered = Omit<RegisteredStudentReply, 'price' | 'start_count'> & { share: Share | null };

/** Days and times are those of the first and the last lesson; a family is shown what is still to come. */
const rows = (sql: Sql, { actor, now }: Asker & { now: Date }, seriesId: string | null) => sql<Row[]>`
  select r.series_id as id, first.title, r.description, first.section_name, p.product_name, r.product_id,
    (p.price_minor / 100.0)::float8 as product_price, p.price_from::int as price_from,
    p.product_count as start_count, p.is_tracked::int as is_tracked, r.max_enrollment,
    r.what_to_bring, r.age_from, r.age_to, r.needs_approval::int as needs_approval, held.lessons, held.lessons_left,
    first.day || ' ' || first.begins as starttime, last.day || ' ' || last.ends as endtime,
    to_char(first.day, 'FMDy') || ' ' || first.begins as start_time_day, to_char(last.day, 'FMDy') || ' ' || last.ends as end_time_day,
    first.day as first_date, last.day as last_date,
    array(select distinct l.scheduled_date from lesson l
      where l.farm_id = r.farm_id and l.series_id = r.series_id and not l.is_cancelled order by 1)::text[] as dates,
    s.description as "repeatDesc", taken.cnt, taken.asking,
    kept.waiting, least(kept.held, greatest(r.max_enrollment - taken.cnt, 0)) as held,
    greatest(r.max_enrollment - taken.cnt - kept.held, 0) as available
  from registration r
  join series s on s.farm_id = r.farm_id and s.series_id = r.series_id
  join product p on p.farm_id = r.farm_id and p.product_id = r.product_id
  cross join lateral (
    select l.title, x.section_name, l.scheduled_date as day, to_char(l.start_time, 'HH24:MI') as begins
    from lesson l join section x on x.farm_id = l.farm_id and x.section_id = l.section_id
    where l.farm_id = r.farm_id and l.series_id = r.series_id order by l.scheduled_date, l.start_time limit 1) first
  cross join lateral (
    select l.scheduled_date as day, to_char(l.end_time, 'HH24:MI') as ends, l.starts_at from lesson l
    where l.farm_id = r.farm_id and l.series_id = r.series_id order by l.scheduled_date desc, l.start_time desc limit 1) last
  cross join lateral (
    select count(*)::int as cnt, count(*) filter (where e.state = 'asked')::int as asking
    from registered_student e where e.farm_id = r.farm_id and e.series_id = r.series_id) taken
  cross join lateral (
    select count(*)::int as waiting, count(*) filter (where w.offered_until is not null or w.because is null)::int as held
    from waiting_entry w where w.farm_id = r.farm_id and w.lesson_id = r.series_id and w.of_session
      and (w.offered_until > ${now} or w.offered_until is null)) kept
  cross join lateral (
    select count(*)::int as lessons, count(*) filter (where l.starts_at > ${now})::int as lessons_left from lesson l
    where l.farm_id = r.farm_id and l.series_id = r.series_id and not l.is_cancelled) held
  where (${seriesId}::uuid is null or r.series_id = ${seriesId}) and (${actor.userType !== 'STU'} or last.starts_at > ${now})
  order by last.starts_at < ${now}, first.day, first.begins, r.series_id`;

/** What a session is, and how many are in it. */
export const readSession = async (sql: Sql, asker: Asker & { now: Date }, seriesId: string) =>
  (await rows(sql, asker, seriesId)).map(shown)[0];

/** Families are told of their own members alone, staff whom a barn restricts of those linked to them. B03 */
const registered = (sql: Sql, { actor }: Asker, seriesId: string | null) => sql<Registered[]>`
  select e.series_id as lesson_date_time_series_id, e.student_id, p.person_id, p.person_name, e.state,
    case when e.of_lessons > e.lessons then json_build_object('lessons', e.lessons, 'of', e.of_lessons) end as share,
    (e.state = 'asked' or product.price_minor = 0 or exists (
      select from package bought where bought.farm_id = e.farm_id and bought.student_id = e.student_id
        and bought.product_id = r.product_id and bought.created_at >= e.registered_at))::int as billed
  from registered_student e
  join registration r on r.farm_id = e.farm_id and r.series_id = e.series_id
  join product on product.farm_id = r.farm_id and product.product_id = r.product_id
  join student s on s.farm_id = e.farm_id and s.student_id = e.student_id
  join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
  where (${seriesId}::uuid is null or e.series_id = ${seriesId}) and ${isShownRider(sql, actor)}
  order by lower(p.person_name), e.student_id`;

/** The sessions of one series or of all, and who is registered. R044 */
export class ListRegistrations extends barnQuery<{ seriesId?: string }, Registrations>('calendar.ListRegistrations') {}

@QueryHandler(ListRegistrations)
export class ListRegistrationsHandler extends BarnQueryHandler<ListRegistrations> {
  async answer(sql: Sql, { seriesId }: { seriesId?: string }, asker: Asker & { now: Date }) {
    const only = seriesId ?? null;
    const family = asker.actor.userType === 'STU' ? await loadBarnSettings(sql) : null;
    if (family && !enabled(family, 'clients_can_register')) return { counts: [], stu: [], waiting: [], not_for: [] };
    const rules = family && suitabilityRules(family);
    const [counts, stu, waiting, riders, levels] = await Promise.all([
      rows(sql, asker, only),
      registered(sql, asker, only),
      sessionWaiting(sql, asker, only),
      rules ? ownRiders(sql, asker) : [],
      rules?.isAsked ? sessionLevels(sql, asker, only) : [],
    ]);
    const not_for = rules ? refusedRiders({ rows: counts, riders, levels, rules }) : [];
    return { counts: counts.map(shown), stu: stu.map((one) => priced(one, counts)), waiting, not_for };
  }
}

const sold = ({ product_price, start_count: count }: Row) => ({ priceMinor: Math.round(product_price * 100), count });

const shown = (row: Row): RegistrationReply => ({
  ...row,
  ages: agesInWords({ ageFrom: row.age_from, ageTo: row.age_to }),
  price_now: shareOf(sold(row), { lessons: row.lessons_left, of: row.lessons }).priceMinor / 100,
});

/** Whoever waits for an answer would pay for what is left by now. */
function priced({ share, ...one }: Registered, rows: readonly Row[]): RegisteredStudentReply {
  const row = rows.find(({ id }) => id === one.lesson_date_time_series_id);
  const left = row && one.state === 'asked' ? { lessons: row.lessons_left, of: row.lessons } : share;
  const { priceMinor, count } = row && left ? shareOf(sold(row), left) : row ? sold(row) : { priceMinor: 0, count: 0 };
  return { ...one, price: priceMinor / 100, start_count: count };
}
