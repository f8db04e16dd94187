import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { AddNote } from '../commands/add-note.js';
import { ListLessonNotes, ListNotes, noteReply } from '../queries/notes.js';
import { HorseNotesQuery, LessonNotesQuery, NewHorseNoteInput } from './notes.inputs.js';
import { LessonNotesReply, NotePageReply, OneNoteReply } from './notes.replies.js';
import { NoteCalls } from './note-calls.js';
import { daysOf, pageOf, wishOf } from './parse-notes.js';

@ApiTags('notes')
@Controller('notes_horses')
export class HorseNotesController extends NoteCalls {
  protected readonly among = ['horse'] as const;

  @Get('getHorsePageNotes')
  @Allow({ adm: true, ins: ['STAFF_CAN_VIEW_HORSE_AND_CLIENT_NOTES_PAGE', 'VIEW_HORSE_PROFILE'] })
  @ApiOkResponse({ type: NotePageReply })
  page(@FromCaller() caller: Caller, @Query() query: HorseNotesQuery): Promise<NotePageReply> {
    const days = query.dbday
      ? daysOf({ field: 'dbday', value: query.dbday })
      : daysOf({ field: 'filter.dbday', value: query.filter?.dbday });
    if (!query.horse_id && !days.from) throw invalid('dbday', 'dbday or horse_id is required');
    return this.queries.execute(
      new ListNotes(caller, { about: 'horse', horseId: query.horse_id, ...days, ...pageOf(query) }),
    );
  }

  @Get('index')
  @Allow({ adm: true, ins: ['VIEW_HORSE_LESSON_NOTES', 'ADD_HORSE_LESSON_NOTES'] })
  @ApiOkResponse({ type: LessonNotesReply })
  ofLesson(
    @FromCaller() caller: Caller,
    @Query() { lesson_date_time_id: lessonId }: LessonNotesQuery,
  ): Promise<LessonNotesReply> {
    return this.queries.execute(new ListLessonNotes(caller, { about: 'horse', lessonId }));
  }

  @Post('create')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'ADD_HORSE_LESSON_NOTES' })
  @ApiOkResponse({ type: OneNoteReply })
  create(@FromCaller() caller: Caller, @Body() input: NewHorseNoteInput): Promise<OneNoteReply> {
    const { horse_id: horseId, lesson_date_time_id: lessonId } = input;
    return this.commands.execute(
      new AddNote(caller, { subject: { horseId }, lessonId, ...wishOf(input) }).answering(noteReply),
    );
  }
}
