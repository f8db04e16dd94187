import { command } from '../../../platform/event-store/command.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { PersonChanged } from '../events.js';

export interface AllowSections {
  studentId: string;
  /** The whole list: what is not in it is no longer allowed. */
  sectionIds: readonly string[];
  purpose: 'book' | 'add';
}

/** Says which sections a student's family may book, or add lessons of, where the barn restricts it. B01 B02 */
export const allowSections = command(
  'people.AllowSections',
  async (barn, { studentId, sectionIds, purpose }: AllowSections) => {
    const [[student], known] = await Promise.all([
      barn.sql<
        { person_id: string }[]
      >`select person_id from student where farm_id = ${barn.farmId} and student_id = ${studentId}`,
      barn.sql`select 1 from section where farm_id = ${barn.farmId} and section_id = any(${[...sectionIds]})`,
    ]);
    if (!student) throw notFound('The student');
    if (known.length < new Set(sectionIds).size) throw notFound('The section');
    const [added, removed] = await Promise.all([
      barn.sql`insert into student_section (farm_id, student_id, section_id, purpose) select ${barn.farmId}, ${studentId}, unnest(${[...sectionIds]}::uuid[]), ${purpose} on conflict do nothing returning 1`,
      barn.sql`delete from student_section where farm_id = ${barn.farmId} and student_id = ${studentId} and purpose = ${purpose} and section_id <> all(${[...sectionIds]}) returning 1`,
    ]);
    if (added.length + removed.length)
      barn.record(`person-${student.person_id}`, {
        type: 'people.PersonChanged',
        data: { personId: student.person_id, change: 'edited', hats: ['student'], fields: [`sections_to_${purpose}`] },
      } satisfies PersonChanged);
  },
);
