import type { Sql } from '../../../platform/database/connect.js';
import { day } from '../../../platform/mail/barn-dates.js';
import type { Sender } from '../../../platform/mail/composed-mail.js';
import type { TimeOffState } from '../../people/contracts.js';
import { SENDER, senderOf, type SenderRow } from '../queries/family-facts.js';

export interface DaysOff {
  from: string;
  until: string;
  startTime: string | null;
  endTime: string | null;
}

/** Days off of somebody of the staff, as they stand now; why stays in the product. */
export interface MailedTimeOff extends DaysOff {
  sender: Sender;
  state: TimeOffState;
  personId: string;
  name: string;
  firstName: string;
  /** Empty where there is nobody to write to. */
  email: string;
  /** What was written with the answer. */
  answer: string | null;
  /** Whoever is off has settled it by themselves. */
  isOwn: boolean;
}

export async function mailedTimeOff(sql: Sql, farmId: string, timeOffId: string): Promise<MailedTimeOff | undefined> {
  const [row] = await sql<(Omit<MailedTimeOff, 'sender'> & SenderRow)[]>`
    select ${SENDER(sql)}, t.state, t.answer, p.person_id as "personId", p.person_name as name, p.first_name as "firstName",
      t.from_date::text as from, t.until_date::text as until, to_char(t.start_time, 'HH24:MI') as "startTime",
      to_char(t.end_time, 'HH24:MI') as "endTime", coalesce(t.settled_by = i.person_id, false) as "isOwn",
      case when p.is_active then coalesce(nullif(p.contact_email, ''), (
        select l.email from login l where l.farm_id = p.farm_id and l.person_id = p.person_id and l.is_active limit 1), '')
        else '' end as email
    from staff_time_off t join farm f on f.farm_id = t.farm_id
      join instructor i on i.farm_id = t.farm_id and i.instructor_id = t.instructor_id
      join person p on p.farm_id = i.farm_id and p.person_id = i.person_id
    where t.farm_id = ${farmId} and t.time_off_id = ${timeOffId}`;
  return row && { ...row, sender: senderOf(row) };
}

/** Tue 1 Dec; Tue 1 Dec, 14:00 to 16:00; Tue 1 Dec to Thu 3 Dec */
export function daysInWords({ from, until, startTime, endTime }: DaysOff, now: Date, { timeZone }: Sender): string {
  const first = day(from, now, timeZone);
  if (startTime) return `${first}, ${startTime} to ${endTime}`;
  return until === from ? first : `${first} to ${day(until, now, timeZone)}`;
}
