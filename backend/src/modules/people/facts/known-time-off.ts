import { forbidden, notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { KnownTimeOff, TimeOffWish } from '../domain/decide-time-off.js';

/** Staff know their own alone; all else is 404. */
export async function knownTimeOff({ sql, farmId, actor }: BarnTransaction, timeOffId: string): Promise<KnownTimeOff> {
  const [known] = await sql<KnownTimeOff[]>`
    select t.time_off_id as "timeOffId", t.instructor_id as "instructorId", i.person_id as "personId", t.state, t.reason,
      t.from_date::text as from, t.until_date::text as until,
      to_char(t.start_time, 'HH24:MI') as "startTime", to_char(t.end_time, 'HH24:MI') as "endTime"
    from staff_time_off t join instructor i on i.farm_id = t.farm_id and i.instructor_id = t.instructor_id
    where t.farm_id = ${farmId} and t.time_off_id = ${timeOffId}
      and (${actor.userType === 'ADM'} or i.person_id = ${actor.personId ?? null})`;
  if (!known) throw notFound('The time off', 'time_off_id');
  return known;
}

interface Member {
  instructorId: string;
  personId: string;
  /** The same days of theirs that wait or are approved already. */
  sameDaysId: string | null;
}

/** A member of the staff in use, with the same days where they have them; `by` is the caller, or whom an administrator notes it for. */
async function member(
  { sql, farmId }: BarnTransaction,
  by: { personId: string | null } | { instructorId: string },
  { from, until, startTime, endTime }: TimeOffWish,
): Promise<Member | undefined> {
  const whose = 'personId' in by ? sql`i.person_id = ${by.personId}` : sql`i.instructor_id = ${by.instructorId}`;
  const [found] = await sql<Member[]>`
    select i.instructor_id as "instructorId", i.person_id as "personId", (
      select t.time_off_id from staff_time_off t
      where t.farm_id = i.farm_id and t.instructor_id = i.instructor_id and t.state in ('asked', 'approved')
        and t.from_date = ${from}::date and t.until_date = ${until}::date
        and t.start_time is not distinct from ${startTime}::time and t.end_time is not distinct from ${endTime}::time
      order by t.time_off_id limit 1) as "sameDaysId"
    from instructor i where i.farm_id = ${farmId} and i.is_active and ${whose}`;
  return found;
}

/** Somebody whom no lesson can name needs no leave from them. */
export async function askingMember(barn: BarnTransaction, wish: TimeOffWish): Promise<Member> {
  const found = await member(barn, { personId: barn.actor.personId ?? null }, wish);
  if (!found) throw forbidden('Only staff whom lessons can name ask for time off.');
  return found;
}

export async function notedMember(barn: BarnTransaction, instructorId: string, wish: TimeOffWish): Promise<Member> {
  const found = await member(barn, { instructorId }, wish);
  if (!found) throw notFound('The staff person', 'staff_id');
  return found;
}
