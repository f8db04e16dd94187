import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import type { OptionReply } from '../http/options.replies.js';
import type { SectionHorseReply, SectionStudentReply } from '../http/section-links.replies.js';
import { horsesShown, studentsShown } from './choosable.js';
import { horses, people, riders } from '../lookups.js';

const isSection = (sql: Sql, sectionId: string) => sql`select from section where section_id = ${sectionId}`;

export async function sectionHorses(sql: Sql, sectionId: string): Promise<SectionHorseReply[]> {
  const [found, linked] = await Promise.all([
    isSection(sql, sectionId),
    sql<SectionHorseReply[]>`
      select x.section_id, h.horse_id, h.horse_name, h.is_active::int as is_active
      from section_horse x join ${horses(sql)} h using (farm_id, horse_id)
      where x.section_id = ${sectionId} order by lower(h.horse_name), h.horse_id`,
  ]);
  if (found.length === 0) throw notFound('The section', 'section_id');
  return linked;
}

export async function sectionStudents(sql: Sql, sectionId: string): Promise<SectionStudentReply[]> {
  const [found, students] = await Promise.all([
    isSection(sql, sectionId),
    sql<SectionStudentReply[]>`
      select x.section_id, s.student_id, p.person_name, a.person_name as account_name,
        (s.is_active and p.is_active)::int as is_active
      from section_student x join ${riders(sql)} s using (farm_id, student_id) join ${people(sql)} p using (farm_id, person_id)
        left join ${people(sql)} a on a.farm_id = p.farm_id and a.person_id = p.billing_person_id
      where x.section_id = ${sectionId} order by lower(p.person_name), s.student_id`,
  ]);
  if (found.length === 0) throw notFound('The section', 'section_id');
  return students;
}

export class ListSectionHorses extends barnQuery<{ sectionId: string }, SectionHorseReply[]>(
  'setup.ListSectionHorses',
) {}

@QueryHandler(ListSectionHorses)
export class ListSectionHorsesHandler extends BarnQueryHandler<ListSectionHorses> {
  answer = (sql: Sql, { sectionId }: { sectionId: string }) => sectionHorses(sql, sectionId);
}

export class ListSectionStudents extends barnQuery<{ sectionId: string }, SectionStudentReply[]>(
  'setup.ListSectionStudents',
) {}

@QueryHandler(ListSectionStudents)
export class ListSectionStudentsHandler extends BarnQueryHandler<ListSectionStudents> {
  answer = (sql: Sql, { sectionId }: { sectionId: string }) => sectionStudents(sql, sectionId);
}

interface PickListQuestion {
  kind: 'horse' | 'student';
  sectionId: string;
  /** Undefined means both. */
  active?: boolean;
}

/** Rows of `id`, `name` and `is_active`, as far as the actor may choose among them. */
const choosable: Record<PickListQuestion['kind'], (sql: Sql, actor: Actor) => Fragment> = {
  horse: (sql, actor) => sql`
    select h.horse_id as id, h.horse_name as name, h.is_active from ${horses(sql)} h where ${horsesShown(sql, actor)}`,
  student: (sql, actor) => sql`
    select s.student_id as id, p.person_name as name, s.is_active and p.is_active as is_active
    from ${riders(sql)} s join ${people(sql)} p using (farm_id, person_id) where ${studentsShown(sql, actor)}`,
};
const assigned: Record<PickListQuestion['kind'], (sql: Sql, sectionId: string) => Fragment> = {
  horse: (sql, sectionId) => sql`select horse_id as id from section_horse where section_id = ${sectionId}`,
  student: (sql, sectionId) => sql`select student_id as id from section_student where section_id = ${sectionId}`,
};

/** What an event of the section offers: what is assigned to it, or everything where nothing is. Families always their own riders. F20 */
export class ReadSectionPickList extends barnQuery<PickListQuestion, OptionReply[]>('setup.ReadSectionPickList') {}

@QueryHandler(ReadSectionPickList)
export class ReadSectionPickListHandler extends BarnQueryHandler<ReadSectionPickList> {
  async answer(sql: Sql, { kind, sectionId, active }: PickListQuestion, { actor }: Asker) {
    const open = kind === 'student' && actor.userType === 'STU';
    const [found, options] = await Promise.all([
      isSection(sql, sectionId),
      sql<OptionReply[]>`
        with assigned as (${assigned[kind](sql, sectionId)})
        select c.id, c.name from (${choosable[kind](sql, actor)}) c
        where c.is_active = coalesce(${active ?? null}::boolean, c.is_active)
          and (${open} or c.id in (select id from assigned) or not exists (select from assigned))
        order by lower(c.name), c.id`,
    ]);
    if (found.length === 0) throw notFound('The section', 'section_id');
    return options;
  }
}
