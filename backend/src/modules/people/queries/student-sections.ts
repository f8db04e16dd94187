import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { LinkReply } from '../http/people.replies.js';
import type { StudentSection } from '../tables/student-section.entity.js';
import { isShownStudent } from './shown-people.js';

interface AllowedSectionsQuestion {
  studentId: string;
  purpose: StudentSection['purpose'];
}

/** The sections of a student's list, inactive ones among them. B01 B02 */
export async function allowedSections(sql: Sql, { studentId, purpose }: AllowedSectionsQuestion): Promise<LinkReply[]> {
  const [[student], sections] = await Promise.all([
    sql`select 1 from student where student_id = ${studentId}`,
    sql<LinkReply[]>`
      select s.section_id as value, s.section_name as label from student_section x join section s using (farm_id, section_id)
      where x.student_id = ${studentId} and x.purpose = ${purpose} order by lower(s.section_name), s.section_id`,
  ]);
  if (!student) throw notFound('The student', 'single_id');
  return sections;
}

export class ListAllowedSections extends barnQuery<AllowedSectionsQuestion, LinkReply[]>(
  'people.ListAllowedSections',
) {}

@QueryHandler(ListAllowedSections)
export class ListAllowedSectionsHandler extends BarnQueryHandler<ListAllowedSections> {
  answer = (sql: Sql, question: AllowedSectionsQuestion) => allowedSections(sql, question);
}

/** What the family may add lessons of: active sections, those of the student's list where the barn restricts it. B02 */
export class ListAddSections extends barnQuery<{ studentId: string }, LinkReply[]>('people.ListAddSections') {}

@QueryHandler(ListAddSections)
export class ListAddSectionsHandler extends BarnQueryHandler<ListAddSections> {
  async answer(sql: Sql, { studentId }: { studentId: string }, { actor }: Asker) {
    const [[student], sections] = await Promise.all([
      sql`select 1 from student s where s.student_id = ${studentId} and ${isShownStudent(sql, actor, sql`s.student_id`)}`,
      sql<LinkReply[]>`
        select s.section_id as value, s.section_name as label from section s, farm f
        where s.is_active and f.farm_id = s.farm_id
          and (coalesce(f.preferences->>'restrict_client_add_sections', '0') <> '1' or exists (
            select from student_section x
            where x.farm_id = s.farm_id and x.student_id = ${studentId} and x.section_id = s.section_id and x.purpose = 'add'))
        order by lower(s.section_name), s.section_id`,
    ]);
    if (!student) throw notFound('The student', 'student_id');
    return sections;
  }
}
