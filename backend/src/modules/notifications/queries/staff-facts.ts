import type { Sql } from '../../../platform/database/connect.js';
import type { Sender } from '../../../platform/mail/composed-mail.js';
import { SENDER, senderOf, type SenderRow } from './family-facts.js';
import { mailedLessons, type MailedLesson } from '../facts/mailed-lessons.js';
import { remarks } from './remarks.js';
import { emailToWriteTo } from '../../people/contracts.js';

interface Place {
  lessonPersonId: string;
  lessonId: string;
  studentId: string;
}
interface Asked {
  instructorId: string;
  lessonIds: readonly string[];
  /** Riders that the mail is about, with their notes. */
  places?: readonly Place[];
  messageId: string | null;
}

export interface StaffLesson {
  lesson: MailedLesson;
  students: readonly { name: string; note: string | null }[];
}
export interface StaffFacts {
  instructorId: string;
  personId: string;
  sender: Sender;
  email: string;
  message: string | null;
  lessons: StaffLesson[];
}

/** One round trip. */
export async function staffFacts(
  sql: Sql,
  farmId: string,
  { instructorId, lessonIds, places = [], messageId }: Asked,
): Promise<StaffFacts | undefined> {
  const written = [...places.map((place) => place.lessonPersonId), ...(messageId ? [messageId] : [])];
  const [[addressee], students, lessons, notes] = await Promise.all([
    sql<(SenderRow & { person_id: string; email: string })[]>`
      select ${SENDER(sql)}, p.person_id, ${emailToWriteTo(sql, sql`p`)} as email
      from instructor i join person p on p.farm_id = i.farm_id and p.person_id = i.person_id join farm f on f.farm_id = i.farm_id
      where i.farm_id = ${farmId} and i.instructor_id = ${instructorId}`,
    sql<{ student_id: string; person_name: string }[]>`
      select s.student_id, p.person_name from student s join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
      where s.farm_id = ${farmId} and s.student_id = any(${places.map((place) => place.studentId)}) order by p.person_name`,
    mailedLessons(sql, farmId, lessonIds),
    remarks(sql, farmId, written),
  ]);
  return (
    addressee && {
      instructorId,
      personId: addressee.person_id,
      sender: senderOf(addressee),
      email: addressee.email,
      message: (messageId && notes.get(messageId)) || null,
      lessons: lessons.map((lesson) => ({
        lesson,
        students: students.flatMap(({ student_id, person_name }) => {
          const place = places.find((one) => one.lessonId === lesson.lessonId && one.studentId === student_id);
          return place ? [{ name: person_name, note: notes.get(place.lessonPersonId) ?? null }] : [];
        }),
      })),
    }
  );
}

export const worksIn = ({ instructorId, helperIds }: MailedLesson, who: string) =>
  instructorId === who || helperIds.includes(who);
