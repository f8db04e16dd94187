import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { placesHeld } from '../../enrollment/contracts.js';
import type { AskedPlaceReply, OfficePlaceReply } from '../http/asked-place.replies.js';
import { localTime } from './enquiries.js';
import { heldFor } from './place-payment.js';

const hhmm = (sql: Sql, column: Fragment) => sql`to_char(${column}, 'HH24:MI')`;

/** The lesson of an enquiry `e`; one that was deleted keeps the time for which it was asked. */
const columns = (sql: Sql) => sql`
  e.place as state, coalesce(l.title, 'A lesson that was deleted') as title,
  coalesce(l.scheduled_date, (e.lesson_starts_at at time zone f.time_zone)::date) as scheduled_date,
  coalesce(${hhmm(sql, sql`l.start_time`)}, ${hhmm(sql, sql`e.lesson_starts_at at time zone f.time_zone`)}) as scheduled_starttime,
  coalesce(${hhmm(sql, sql`l.end_time`)}, ${hhmm(sql, sql`e.lesson_starts_at at time zone f.time_zone`)}) as scheduled_endtime,
  teaches.first_name as instructor_name, coalesce(at.location_name, '') as location_name,
  ${localTime(sql, sql`g.kept_until`)} as kept_until,
  ${localTime(sql, sql`e.lesson_starts_at`)} as asked_for, coalesce(l.starts_at <> e.lesson_starts_at, false)::int as is_moved,
  coalesce(l.is_cancelled, true)::int as is_cancelled`;

const joined = (sql: Sql) => sql`
  from enquiry e join farm f on f.farm_id = e.farm_id
  left join lesson l on l.farm_id = e.farm_id and l.lesson_id = e.lesson_id
  left join location at on at.farm_id = l.farm_id and at.location_id = l.location_id
  left join instructor i on i.farm_id = l.farm_id and i.instructor_id = l.instructor_id
  left join person teaches on teaches.farm_id = i.farm_id and teaches.person_id = i.person_id
  left join guest_place g on g.farm_id = e.farm_id and g.place_id = e.enquiry_id`;

/** As whoever asked reads it; undefined: no lesson was asked for. */
export const askedPlace = async (sql: Sql, farmId: string, enquiryId: string): Promise<AskedPlaceReply | undefined> => {
  const [found] = await sql<AskedPlaceReply[]>`
    select ${columns(sql)} ${joined(sql)} where e.farm_id = ${farmId} and e.enquiry_id = ${enquiryId} and e.place is not null`;
  return found;
};

/** As staff read it, with how full the lesson is; the place that is kept for this enquiry is free for it. */
export const officePlace = async (
  sql: Sql,
  farmId: string,
  { enquiryId, now }: { enquiryId: string; now: Date },
): Promise<OfficePlaceReply | undefined> => {
  const [found] = await sql<OfficePlaceReply[]>`
    select ${columns(sql)}, l.lesson_id, coalesce(l.starts_at <= ${now}, true)::int as is_over, l.max_enrollment, riders.riding,
      greatest(l.max_enrollment - riders.riding - ${placesHeld(sql)} + (g.place_id is not null)::int, 0)::int as free,
      ${heldFor(sql)} as payment
    ${joined(sql)}
    cross join lateral (
      select count(*)::int as riding from lesson_person lp
      where lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id and not lp.is_cancelled) riders
    where e.farm_id = ${farmId} and e.enquiry_id = ${enquiryId} and e.place is not null`;
  return found;
};
