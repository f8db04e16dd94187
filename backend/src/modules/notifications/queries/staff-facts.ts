import type { Sql } from '../../../platform/database/connect.js';
import type { Sender } from '../../../platform/mail/composed-mail.js';
import type { StaffLesson } from '../mails/cancelled-staff.js';
import { SENDER, senderOf, type SenderRow } from './family-facts.js';
import { lessonFacts } from './lesson-facts.js';
import { remarks } from './remarks.js';

interface Place {
  lessonPersonId: string;
  lessonId: string;
  studentId: string;
}

/** What one instructor has to know of these places: her lessons, who does not ride, and what was written about it. */
export async function staffFacts(
  sql: Sql,
  farmId: string,
  instructorId: string,
  places: readonly Place[],
): Promise<{ sender: Sender; email: string; lessons: StaffLesson[] } | undefined> {
  const [instructors, students, lessons, notes] = await Promise.all([
    sql<(SenderRow & { email: string })[]>`
      select ${SENDER(sql)}, case when p.is_active then coalesce(p.contact_email, '') else '' end as email
      from instructor i join person p on p.farm_id = i.farm_id and p.person_id = i.person_id join farm f on f.farm_id = i.farm_id
      where i.farm_id = ${farmId} and i.instructor_id = ${instructorId}`,
    sql<{ student_id: string; person_name: string }[]>`
      select s.student_id, p.person_name from student s join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
      where s.farm_id = ${farmId} and s.student_id = any(${places.map((place) => place.studentId)}) order by p.person_name`,
    lessonFacts(
      sql,
      farmId,
      places.map((place) => place.lessonId),
    ),
    remarks(
      sql,
      farmId,
      places.map((place) => place.lessonPersonId),
    ),
  ]);
  const instructor = instructors[0];
  if (!instructor) return undefined;
  const hers = lessons.filter((lesson) => lesson.instructorId === instructorId);
  return {
    sender: senderOf(instructor),
    email: instructor.email,
    lessons: hers.map((lesson) => ({
      lesson,
      students: students.flatMap(({ student_id, person_name }) => {
        const place = places.find((one) => one.lessonId === lesson.lessonId && one.studentId === student_id);
        return place ? [{ name: person_name, note: notes.get(place.lessonPersonId) ?? null }] : [];
      }),
    })),
  };
}
