import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { AddNote } from '../commands/add-note.js';
import { ListLessonNotes, ListNotes, noteReply } from '../queries/notes.js';
import {
  ClientNotesQuery,
  LessonNotesQuery,
  NewLessonNoteInput,
  NewPersonNoteInput,
  StaffNotesQuery,
} from './notes.inputs.js';
import { ClientNotesReply, LessonNotesReply, NotePageReply, OneNoteReply } from './notes.replies.js';
import { NoteCalls } from './note-calls.js';
import { daysOf, pageOf, wishOf } from './parse-notes.js';
import { invalid } from '../../../platform/errors/refusal.js';

@ApiTags('notes')
@Controller('notes_clients')
export class PersonNotesController extends NoteCalls {
  protected readonly among = ['client', 'staff'] as const;

  @Get('staffNotes')
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: NotePageReply })
  staff(@FromCaller() caller: Caller, @Query() { person_id, ...query }: StaffNotesQuery): Promise<NotePageReply> {
    return this.queries.execute(new ListNotes(caller, { about: 'staff', personId: person_id, ...pageOf(query) }));
  }

  @Get('clientNotes')
  @Allow({
    adm: true,
    ins: ['STAFF_CAN_VIEW_HORSE_AND_CLIENT_NOTES_PAGE', 'STAFF_CAN_VIEW_STAFF_NOTES_PAGE', 'VIEW_CLIENT_PROFILE'],
    stu: true,
  })
  @ApiOkResponse({ type: ClientNotesReply })
  async clients(@FromCaller() caller: Caller, @Query() query: ClientNotesQuery): Promise<ClientNotesReply> {
    const { actor } = caller;
    const personId = query.person_id ?? (actor.userType === 'STU' ? actor.personId : undefined);
    const { dbday, dates: { date1, date2 } = {} } = query;
    const days = daysOf({ field: 'dbday', value: dbday }, [
      { field: 'dates.date1', value: date1 },
      { field: 'dates.date2', value: date2 },
    ]);
    if (!personId && !days.from) throw invalid('dbday', 'dbday or person_id is required');
    const about = query.staff_only === 1 ? 'staff' : 'client';
    const page = await this.queries.execute(new ListNotes(caller, { about, personId, ...days, ...pageOf(query) }));
    return { ...page, data: page.notes };
  }

  @Get('index')
  @Allow({ adm: true, ins: ['VIEW_STUDENT_LESSON_NOTES', 'ADD_STUDENT_LESSON_NOTES'] })
  @ApiOkResponse({ type: LessonNotesReply })
  ofLesson(
    @FromCaller() caller: Caller,
    @Query() { lesson_date_time_id: lessonId }: LessonNotesQuery,
  ): Promise<LessonNotesReply> {
    return this.queries.execute(new ListLessonNotes(caller, { about: 'client', lessonId }));
  }

  @Post('createNoteFromLesson')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'ADD_STUDENT_LESSON_NOTES' })
  @ApiOkResponse({ type: OneNoteReply })
  createAtLesson(@FromCaller() caller: Caller, @Body() input: NewLessonNoteInput): Promise<OneNoteReply> {
    const { lesson_date_time_id: lessonId, student_id: studentId, person_id: personId, notes, is_public } = input;
    const subject = studentId ? { studentId } : personId ? { personId } : undefined;
    if (!subject) throw invalid('student_id', 'student_id or person_id must be an id');
    const wish = wishOf({ notes, is_public, sendEmail: input.emailNote });
    return this.commands.execute(
      new AddNote(caller, { about: 'client', subject, lessonId, ...wish }).answering(noteReply),
    );
  }

  @Post('createNoteFromClientPage')
  @HttpCode(200)
  @Allow({ adm: true, ins: true, stu: true })
  @ApiOkResponse({ type: OneNoteReply })
  create(@FromCaller() caller: Caller, @Body() input: NewPersonNoteInput): Promise<OneNoteReply> {
    const { person_id: personId, who: about } = input;
    return this.commands.execute(
      new AddNote(caller, { about, subject: { personId }, ...wishOf(input) }).answering(noteReply),
    );
  }
}
