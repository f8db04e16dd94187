import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { forbidden, notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { isShownPerson } from '../../people/contracts.js';
import { mayChooseAddress, mayReview, mayWrite, sightOf, type NoteSubject } from '../domain/note-access.js';
import type { NoteReply } from '../http/notes.replies.js';
import { isOpenLesson, noteRows, usualAddress } from './readable-notes.js';
import { lessons } from '../lookups.js';

/** One person's or horse's, or those of some days: without a subject it is a review. R054 */
interface Wanted {
  about: NoteSubject;
  personId?: string;
  horseId?: string;
  /** Days of the barn, both included. */
  from?: string;
  to?: string;
  limit: number;
  offset: number;
}
interface LessonNotes {
  notes: NoteReply[];
  /** What the caller may add here. */
  can_add: number;
  can_add_private: number;
}
interface NotePage extends LessonNotes {
  /** Of all pages. */
  size: number;
  /** Where a note of theirs is emailed to; null if to the barn, or if there is no address. */
  usual_email: string | null;
  can_change_email: number;
}

/** Known before notes are read, so that they are found by their day. */
const dawn = (sql: Sql, farmId: string, day: Fragment) =>
  sql`(select (${day})::timestamp at time zone time_zone from farm where farm_id = ${farmId})`;
const within = (sql: Sql, farmId: string, { from, to = from }: Wanted) =>
  from
    ? sql`and n.created_at >= ${dawn(sql, farmId, sql`${from}::date`)} and n.created_at < ${dawn(sql, farmId, sql`${to}::date + 1`)}`
    : sql``;

/** Those that the asker may read, in no order. */
export const matchingNotes = (sql: Sql, { farmId, actor }: Asker, wanted: Wanted): Fragment => sql`
  ${noteRows(sql, actor)} and n.farm_id = ${farmId} and n.about = ${wanted.about}
    ${wanted.personId ? sql`and n.person_id = ${wanted.personId}` : sql``}
    ${wanted.horseId ? sql`and n.horse_id = ${wanted.horseId}` : sql``} ${within(sql, farmId, wanted)}`;

/** The pinned first, then the latest. */
export class ListNotes extends barnQuery<Wanted, NotePage>('notes.ListNotes') {}

@QueryHandler(ListNotes)
export class ListNotesHandler extends BarnQueryHandler<ListNotes> {
  async answer(sql: Sql, wanted: Wanted, { farmId, actor }: Asker) {
    const { about, personId, horseId, limit, offset } = wanted;
    const isAboutSelf = personId !== undefined && personId === actor.personId;
    const { open, whose } = sightOf(actor, about);
    if (open !== 'every' || (whose === 'self' && personId && !isAboutSelf)) throw forbidden();
    if (!personId && !horseId && !mayReview(actor, about)) throw forbidden();
    const matching = matchingNotes(sql, { farmId, actor }, wanted);
    const [[subject], notes, [total]] = await Promise.all([
      subjectOf(sql, { farmId, actor }, wanted),
      sql<
        NoteReply[]
      >`${matching} order by n.pin desc, n.created_at desc, n.note_id desc limit ${limit} offset ${offset}`,
      sql<[{ size: number }]>`select count(*)::int as size from (${matching}) found`,
    ]);
    if (!subject) throw notFound(horseId ? 'The horse' : 'The client');
    const may = mayWrite(actor, about, { isAboutSelf, isOfLesson: false });
    return {
      notes,
      size: total.size,
      can_add: Number(may.public),
      can_add_private: Number(may.private),
      usual_email: actor.userType === 'STU' ? null : subject.email,
      can_change_email: Number(mayChooseAddress(actor)),
    };
  }
}

/** Empty if there is nobody of that kind whom the caller may know. */
function subjectOf(sql: Sql, { farmId, actor }: Asker, { about, personId, horseId }: Wanted) {
  if (horseId)
    return sql<Subject[]>`select null as email from horse where farm_id = ${farmId} and horse_id = ${horseId}`;
  if (!personId) return sql<Subject[]>`select null as email`;
  const known =
    about === 'client'
      ? isShownPerson(sql, actor)
      : sql`exists (select from instructor i where i.farm_id = p.farm_id and i.person_id = p.person_id)`;
  return sql<Subject[]>`
    select ${usualAddress(sql, about)} as email from person p
    where p.farm_id = ${farmId} and p.person_id = ${personId} and ${known}`;
}
interface Subject {
  email: string | null;
}

/** Of one lesson, oldest first. */
export class ListLessonNotes extends barnQuery<{ about: NoteSubject; lessonId: string }, LessonNotes>(
  'notes.ListLessonNotes',
) {}

@QueryHandler(ListLessonNotes)
export class ListLessonNotesHandler extends BarnQueryHandler<ListLessonNotes> {
  async answer(sql: Sql, { about, lessonId }: ListLessonNotes['input'], { farmId, actor }: Asker) {
    const [[lesson], notes] = await Promise.all([
      sql`select from ${lessons(sql)} l where l.farm_id = ${farmId} and l.lesson_id = ${lessonId} and ${isOpenLesson(sql, actor)}`,
      sql<
        NoteReply[]
      >`${noteRows(sql, actor)} and n.farm_id = ${farmId} and n.about = ${about} and n.lesson_id = ${lessonId}
        order by n.created_at, n.note_id`,
    ]);
    if (!lesson) throw notFound('The lesson');
    const may = mayWrite(actor, about, { isAboutSelf: false, isOfLesson: true });
    return { notes, can_add: Number(may.public), can_add_private: Number(may.private) };
  }
}

/** As whoever wrote or changed it sees it. */
export async function noteReply(sql: Sql, noteId: string, { farmId, actor }: Asker): Promise<{ note: NoteReply }> {
  const [note] = await sql<NoteReply[]>`${noteRows(sql, actor)} and n.farm_id = ${farmId} and n.note_id = ${noteId}`;
  if (!note) throw notFound('The note');
  return { note };
}
