import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { NoteSkills } from '../commands/note-skills.js';
import { progressOf, ReadProgress } from '../queries/progress.js';
import { NoteSkillsInput, ProgressReply } from './progress.replies.js';
import { RiderLevelQuery, TEACHES } from './rider-levels.replies.js';

@ApiTags('people')
@Controller('progress')
export class ProgressController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('show')
  @Allow({ adm: true, ins: TEACHES, stu: true })
  @ApiOkResponse({ type: ProgressReply })
  show(@FromCaller() caller: Caller, @Query() { student_id }: RiderLevelQuery): Promise<ProgressReply> {
    return this.queries.execute(new ReadProgress(caller, { studentId: student_id }));
  }

  @Post('note')
  @HttpCode(200)
  @Allow({ adm: true, ins: TEACHES })
  @ApiOkResponse({ type: ProgressReply })
  note(
    @FromCaller() caller: Caller,
    @Body() { student_id: studentId, reached = [], not_yet: notYet = [] }: NoteSkillsInput,
  ): Promise<ProgressReply> {
    return this.commands.execute(
      new NoteSkills(caller, { studentId, reached, notYet }).answering((sql, _, asker) =>
        progressOf(sql, asker, studentId),
      ),
    );
  }
}
