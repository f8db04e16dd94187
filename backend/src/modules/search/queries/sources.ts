import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { isRestricted, may, type Actor } from '../../../platform/tenancy/actor.js';
import { isOwnLesson, isShownPerson, isShownRider } from '../../people/contracts.js';

/** `name` is shown, `searched` is what the words are looked for in; the id is that of the page. */
interface Source {
  isOpen(actor: Actor): boolean;
  rows(sql: Sql, actor: Actor, among?: Fragment): Fragment;
}

const nowhen = (sql: Sql) => sql`null::date as scheduled_date, null::time as start_time`;
const LESSONS = ['STAFF_CAN_VIEW_CALENDAR', 'STAFF_CAN_ACCESS_DAYSHEET', 'STAFF_CAN_ACCESS_WHITEBOARD'];

const riders: Source = {
  isOpen: (actor) => may(actor, 'STAFF_CAN_ACCESS_STUDENT_LIST'),
  rows: (sql, actor, among) => sql`
    select 'rider' as kind, s.person_id as id, p.person_name as name, a.person_name as detail, s.is_active, ${nowhen(sql)},
      p.person_name || coalesce(' ' || a.person_name, '') as searched
    from student s join person p using (farm_id, person_id)
      left join person a on a.farm_id = p.farm_id and a.person_id = p.billing_person_id and a.person_id <> p.person_id
    where ${isShownRider(sql, actor)}
      and ${among ? sql`p.person_id = any(array(${among}))` : sql`true`}`,
};

const accounts: Source = {
  isOpen: (actor) => may(actor, 'STAFF_CAN_ACCESS_ACCOUNT_HOLDER_LIST'),
  rows: (sql, actor, among) => sql`
    select 'account' as kind, p.person_id as id, p.person_name as name, coalesce(p.contact_email, p.contact_mobile) as detail,
      p.is_active, ${nowhen(sql)}, concat_ws(' ', p.person_name, p.contact_email, p.contact_mobile, p.contact_homephone) as searched
    from person p
    where p.billing_person_id = p.person_id and ${isShownPerson(sql, actor)}
      and ${among ? sql`p.person_id = any(array(${among}))` : sql`true`}`,
};

const horses: Source = {
  isOpen: (actor) => may(actor, 'STAFF_CAN_ACCESS_HORSE_LIST'),
  rows: (sql) => sql`
    select 'horse' as kind, h.horse_id as id, h.horse_name as name, concat_ws(', ', h.color, h.height) as detail, h.is_active,
      ${nowhen(sql)}, h.horse_name as searched from horse h`,
};

const staff: Source = {
  isOpen: ({ userType }) => userType === 'ADM',
  rows: (sql) => sql`
    select 'staff' as kind, p.person_id as id, p.person_name as name, p.contact_email as detail, i.is_active, ${nowhen(sql)},
      concat_ws(' ', p.person_name, p.contact_email, p.contact_mobile) as searched
    from instructor i join person p using (farm_id, person_id)`,
};

const sections: Source = {
  isOpen: ({ userType }) => userType === 'ADM',
  rows: (sql) => sql`
    select 'section' as kind, s.section_id as id, s.section_name as name, g.program_name as detail, s.is_active, ${nowhen(sql)},
      s.section_name || ' ' || g.program_name as searched
    from section s join program g using (farm_id, program_id)`,
};

/** Families are the many: where those who can be meant are known, riders and accounts are looked for `among` them alone. */
export const openSources = (sql: Sql, { actor }: Pick<Asker, 'actor'>, among?: Fragment): Fragment[] =>
  [riders, accounts, horses, staff, sections]
    .filter(({ isOpen }) => isOpen(actor))
    .map(({ rows }) => rows(sql, actor, among));

/** Everybody with the text in what they are found by, and whose account has it: nobody else can be meant. */
export const peopleWith = (sql: Sql, text: string) => sql`
  with own as materialized (
    select p.person_id from person p
    where lower(concat_ws(' ', p.person_name, p.contact_email, p.contact_mobile, p.contact_homephone)) like ${text})
  select person_id from own
  union select p.person_id from person p where p.billing_person_id = any(array(select person_id from own))`;

const WEEKS_AROUND = 2;

/** The lessons of the day that was named, or those around today; restricted staff find their own. A01 */
export const lessonSource = (
  sql: Sql,
  { actor }: Pick<Asker, 'actor'>,
  { day, today }: { day?: string; today: string },
) =>
  actor.userType !== 'STU' && LESSONS.some((permission) => may(actor, permission))
    ? [
        sql`
        select 'lesson' as kind, l.lesson_id as id, l.title as name, concat_ws(', ', p.person_name, o.location_name) as detail,
          not l.is_cancelled as is_active, l.scheduled_date, l.start_time,
          concat_ws(' ', l.title, s.section_name, p.person_name, o.location_name) as searched
        from lesson l join section s on s.farm_id = l.farm_id and s.section_id = l.section_id
          join location o on o.farm_id = l.farm_id and o.location_id = l.location_id
          left join instructor i on i.farm_id = l.farm_id and i.instructor_id = l.instructor_id
          left join person p on p.farm_id = i.farm_id and p.person_id = i.person_id
        where ${
          day === undefined
            ? sql`l.scheduled_date between ${today}::date and ${today}::date + ${7 * WEEKS_AROUND}::int`
            : sql`l.scheduled_date = ${day}`
        } and ${isRestricted(actor, 'STAFF_RESTRICT_VIEW_CALENDAR_SELF') ? isOwnLesson(sql, actor) : sql`true`}`,
      ]
    : [];
