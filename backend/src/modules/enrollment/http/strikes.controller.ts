import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { Id, Text } from '../../../platform/http/fields.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { AskNoShowsAgain, LeaveNoShows } from '../commands/leave-no-shows.js';
import { ListStrikes, shownStrikes } from '../queries/strikes.js';
import { StrikesReply } from './strikes.replies.js';

export class StrikesQuery {
  @Id({ optional: true, description: 'Of one rider alone' }) student_id?: string;
}

export class NoShowsInput {
  @Id({ description: 'The place of the last no-show' }) lesson_person_id: string;
}

export class LeaveNoShowsInput extends NoShowsInput {
  @Text({ optional: true, max: 500, description: 'Why nothing follows; families do not see it' }) reason?: string;
}

@ApiTags('lesson people')
@Controller('lesson_people')
export class StrikesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** No-shows in a row, where the barn's policy counts them. */
  @Get('strikes')
  @Allow({ adm: true, ins: 'STAFF_CAN_VIEW_CALENDAR' })
  @ApiOkResponse({ type: StrikesReply })
  strikes(@FromCaller() caller: Caller, @Query() { student_id: studentId }: StrikesQuery): Promise<StrikesReply> {
    return this.queries.execute(new ListStrikes(caller, { studentId }));
  }

  /** Not this time: nothing follows until the rider's next no-show. Answers with what is said of the rider now. */
  @Post('leaveNoShows')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'REMOVE_STUDENT_FROM_LESSON' })
  @ApiOkResponse({ type: StrikesReply })
  @ApiConflictResponse()
  leave(
    @FromCaller() caller: Caller,
    @Body() { lesson_person_id: lessonPersonId, reason }: LeaveNoShowsInput,
  ): Promise<StrikesReply> {
    const leaving = new LeaveNoShows(caller, { lessonPersonId, reason });
    return this.commands.execute(leaving.answering((sql, studentId, asker) => shownStrikes(sql, asker, studentId)));
  }

  /** Takes back that nothing follows: staff are asked again. */
  @Post('askNoShowsAgain')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'REMOVE_STUDENT_FROM_LESSON' })
  @ApiOkResponse({ type: StrikesReply })
  askAgain(
    @FromCaller() caller: Caller,
    @Body() { lesson_person_id: lessonPersonId }: NoShowsInput,
  ): Promise<StrikesReply> {
    const asking = new AskNoShowsAgain(caller, { lessonPersonId });
    return this.commands.execute(asking.answering((sql, studentId, asker) => shownStrikes(sql, asker, studentId)));
  }
}
