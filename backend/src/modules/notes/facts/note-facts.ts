import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { isOwnLesson, isShownPerson } from '../../people/contracts.js';
import type { WritingFacts } from '../domain/decide-note.js';
import type { NoteSubject } from '../domain/note-access.js';
import { isOpenLesson, usualAddress } from '../queries/readable-notes.js';
import { lessons, places } from '../lookups.js';

interface PersonRow {
  person_id: string;
  is_known: boolean;
  is_staff: boolean;
  is_client: boolean;
  own_email: string | null;
  holder_email: string | null;
}
type Facts = WritingFacts & { about: NoteSubject; subject: { personId: string } | { horseId: string } };

type Named = { personId: string } | { studentId: string };

/** Rides in the lesson or was to, and the lesson is one that staff with linked clients may write at. B03 */
const ridesIn = ({ sql, actor }: BarnTransaction, lessonId: string) => sql`exists (
  select from ${places(sql)} lp
    join student s on s.farm_id = lp.farm_id and s.student_id = lp.student_id
    join ${lessons(sql)} l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
  where lp.farm_id = p.farm_id and lp.lesson_id = ${lessonId} and s.person_id = p.person_id
    and (${isShownPerson(sql, actor)} or ${isOwnLesson(sql, actor)}))`;

/** Undefined if the writer may not know the person, or the person is not what the note is to be about. */
export async function personFacts(
  barn: BarnTransaction,
  named: Named,
  { wanted, lessonId }: { wanted?: 'client' | 'staff'; lessonId?: string },
): Promise<Facts | undefined> {
  const { sql, farmId, actor } = barn;
  const [person] = await sql<PersonRow[]>`
    select p.person_id, ${lessonId ? ridesIn(barn, lessonId) : isShownPerson(sql, actor)} as is_known,
      p.billing_person_id is not null as is_client,
      exists (select from instructor i where i.farm_id = p.farm_id and i.person_id = p.person_id) as is_staff,
      ${usualAddress(sql, 'staff')} as own_email, ${usualAddress(sql, 'client')} as holder_email
    from person p where p.farm_id = ${farmId} and p.person_id = ${personOf(barn, named)}`;
  if (!person) return undefined;
  const { person_id: personId } = person;
  const isStaff = person.is_staff && !person.is_client;
  const about = actor.userType === 'STU' ? 'client' : (wanted ?? (isStaff ? 'staff' : 'client'));
  const facts = {
    about,
    subject: { personId },
    isAboutSelf: personId === actor.personId,
    isOfLesson: lessonId !== undefined,
  };
  if (about === 'staff') return person.is_staff ? { ...facts, usualAddress: person.own_email } : undefined;
  return person.is_known ? { ...facts, usualAddress: person.holder_email } : undefined;
}

const personOf = ({ sql, farmId }: BarnTransaction, named: Named) =>
  'personId' in named
    ? sql`${named.personId}`
    : sql`(select person_id from student where farm_id = ${farmId} and student_id = ${named.studentId})`;

export async function horseFacts(
  { sql, farmId }: BarnTransaction,
  horseId: string,
  lessonId?: string,
): Promise<Facts | undefined> {
  const [horse] = await sql`select from horse where farm_id = ${farmId} and horse_id = ${horseId}`;
  const isOfLesson = lessonId !== undefined;
  return horse && { about: 'horse', subject: { horseId }, isAboutSelf: false, isOfLesson, usualAddress: null };
}

export async function lessonIsOpen({ sql, farmId, actor }: BarnTransaction, lessonId: string): Promise<boolean> {
  const found = await sql`
    select from ${lessons(sql)} l where l.farm_id = ${farmId} and l.lesson_id = ${lessonId} and ${isOpenLesson(sql, actor)}`;
  return found.length > 0;
}
