import { CommandHandler } from '@nestjs/cqrs';
import { replaceLinks } from '../../../platform/database/replace-links.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { PersonChanged } from '../events.js';
import { InstructorStudent } from '../tables/instructor-student.entity.js';
import { Instructor } from '../tables/instructor.entity.js';

interface LinkedStudents {
  instructorId: string;
  /** The whole list: students missing here are no longer linked. */
  studentIds: readonly string[];
}

/** Has an effect only in barns that restrict clients to staff. B03 */
export class LinkStudents extends barnCommand<LinkedStudents>('people.LinkStudents') {}

@CommandHandler(LinkStudents)
export class LinkStudentsHandler extends BarnCommandHandler<LinkStudents> {
  async handle(barn: BarnTransaction, { instructorId, studentIds }: LinkedStudents) {
    const theirs = { farmId: barn.farmId, instructorId };
    const wanted = new Set(studentIds);
    const table = barn.repository(InstructorStudent);
    const [instructor, known, linked] = await Promise.all([
      barn.repository(Instructor).findOneBy(theirs),
      barn.sql`select 1 from student where farm_id = ${barn.farmId} and student_id = any(${[...wanted]})`,
      table.findBy(theirs),
    ]);
    if (!instructor) throw notFound('The instructor');
    if (known.length < wanted.size) throw notFound('The student');
    if (!(await replaceLinks(table, theirs, 'studentId', { linked, wanted }))) return;
    const { personId } = instructor;
    barn.record(`person-${personId}`, {
      type: 'people.PersonChanged',
      data: { personId, change: 'edited', hats: ['instructor'], fields: ['linked_students'] },
    } satisfies PersonChanged);
  }
}
