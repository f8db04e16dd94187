import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { isShownPerson } from '../../people/contracts.js';
import type { WritingFacts } from '../domain/decide-note.js';
import type { NoteSubject } from '../domain/note-access.js';
import { isOpenLesson, usualAddress } from '../queries/readable-notes.js';

interface PersonRow {
  is_known: boolean;
  is_staff: boolean;
  is_client: boolean;
  own_email: string | null;
  holder_email: string | null;
}
type Facts = WritingFacts & { about: NoteSubject };

/** Undefined if the writer may not know the person, or the person is not what the note is to be about. */
export async function personFacts(
  { sql, farmId, actor }: BarnTransaction,
  personId: string,
  wanted?: 'client' | 'staff',
): Promise<Facts | undefined> {
  const [person] = await sql<PersonRow[]>`
    select ${isShownPerson(sql, actor)} as is_known, p.billing_person_id is not null as is_client,
      exists (select from instructor i where i.farm_id = p.farm_id and i.person_id = p.person_id) as is_staff,
      ${usualAddress(sql, 'staff')} as own_email, ${usualAddress(sql, 'client')} as holder_email
    from person p where p.farm_id = ${farmId} and p.person_id = ${personId}`;
  if (!person) return undefined;
  const isStaff = person.is_staff && !person.is_client;
  const about = actor.userType === 'STU' ? 'client' : (wanted ?? (isStaff ? 'staff' : 'client'));
  const isAboutSelf = personId === actor.personId;
  if (about === 'staff') return person.is_staff ? { about, isAboutSelf, usualAddress: person.own_email } : undefined;
  return person.is_known ? { about, isAboutSelf, usualAddress: person.holder_email } : undefined;
}

export async function horseFacts({ sql, farmId }: BarnTransaction, horseId: string): Promise<Facts | undefined> {
  const [horse] = await sql`select from horse where farm_id = ${farmId} and horse_id = ${horseId}`;
  return horse && { about: 'horse', isAboutSelf: false, usualAddress: null };
}

export async function lessonIsOpen({ sql, farmId, actor }: BarnTransaction, lessonId: string): Promise<boolean> {
  const lessons = await sql`
    select from lesson l where l.farm_id = ${farmId} and l.lesson_id = ${lessonId} and ${isOpenLesson(sql, actor)}`;
  return lessons.length > 0;
}
