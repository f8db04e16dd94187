import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { isRestricted, type Actor } from '../../../platform/tenancy/actor.js';
import { isLimited, isOwnLesson, isShownPerson } from '../../people/contracts.js';
import { NOTE_SUBJECTS, sightOf, type NoteSubject } from '../domain/note-access.js';
import { lessons } from '../lookups.js';

const me = ({ personId = null }: { personId?: string | null }) => personId;

/** Person `p` of note `n`; limited staff also know who rides in their lessons. B03 */
function isKnown(sql: Sql, actor: Actor): Fragment {
  const shown = isShownPerson(sql, actor);
  if (!isLimited(actor)) return shown;
  return sql`(${shown} or exists (
    select from ${lessons(sql)} l where l.farm_id = n.farm_id and l.lesson_id = n.lesson_id and ${isOwnLesson(sql, actor)}))`;
}

export function isReadableAbout(sql: Sql, actor: Actor, about: NoteSubject): Fragment {
  const { open, private: hidden, own, whose } = sightOf(actor, about);
  const theirs = { everybody: sql`true`, known: isKnown(sql, actor), self: sql`n.person_id = ${me(actor)}::uuid` };
  const opened = { every: sql`true`, 'of lessons': sql`n.lesson_id is not null`, none: sql`false` };
  return sql`(n.about = ${about} and ${theirs[whose]} and (${opened[open]} and ${hidden ? sql`true` : sql`n.is_public`}
    or ${own ? sql`n.author_id = ${me(actor)}::uuid` : sql`false`}))`;
}

/** The caller may read note `n` about person `p`, if it is about one: `sightOf` as SQL. A06 */
export const isReadable = (sql: Sql, actor: Actor): Fragment =>
  sql`(${NOTE_SUBJECTS.map((about, i) => sql`${i ? sql`or` : sql``} ${isReadableAbout(sql, actor, about)}`)})`;

/** The caller may see lesson `l`. A01 */
export const isOpenLesson = (sql: Sql, actor: Actor): Fragment =>
  isRestricted(actor, 'STAFF_RESTRICT_VIEW_CALENDAR_SELF') ? isOwnLesson(sql, actor) : sql`true`;

/** Under the wire's names. Times are the barn's; a lesson that the caller may not see is left out. */
export const noteRows = (sql: Sql, actor: Actor): Fragment => sql`
  select n.note_id as id, n.about, n.person_id, p.person_name, n.horse_id, h.horse_name, n.notes, n.pin::int as pin,
    n.is_public::int as is_public, l.lesson_id as lesson_date_time_id, l.title as lesson_name, l.scheduled_date,
    author.person_name as created_by_person, author.person_name as created_by_name,
    (n.author_type = 'STU')::int as for_admin,
    to_char(n.created_at at time zone f.time_zone, 'YYYY-MM-DD HH24:MI') as created_at
  from note n
    join farm f on f.farm_id = n.farm_id
    left join person p on p.farm_id = n.farm_id and p.person_id = n.person_id
    left join horse h on h.farm_id = n.farm_id and h.horse_id = n.horse_id
    left join person author on author.farm_id = n.farm_id and author.person_id = n.author_id
    left join ${lessons(sql)} l on l.farm_id = n.farm_id and l.lesson_id = n.lesson_id and ${isOpenLesson(sql, actor)}
  where ${isReadable(sql, actor)}`;

/** Where a note about person `p` goes: a client's to the account holder, a member of the staff's to themselves. F01 */
export const usualAddress = (sql: Sql, about: NoteSubject): Fragment =>
  about === 'staff'
    ? sql`nullif(p.contact_email, '')`
    : sql`(select nullif(holder.contact_email, '') from person holder
        where holder.farm_id = p.farm_id and holder.person_id = p.billing_person_id and holder.is_active)`;
