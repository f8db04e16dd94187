import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { wishOf } from '../../people/contracts.js';
import { ListLessonsToCover } from '../queries/lessons-to-cover.js';
import { LessonsToCoverReply, StaffOffQuery } from './lessons-to-cover.replies.js';

@ApiTags('staff')
@Controller('time_off')
export class LessonsToCoverController {
  constructor(private readonly queries: QueryBus) {}

  /** What somebody teaches on days that they are to be off, and who could teach it instead. */
  @Get('preview')
  @Allow({ adm: true })
  @ApiOkResponse({ type: LessonsToCoverReply })
  preview(@FromCaller() caller: Caller, @Query() query: StaffOffQuery): Promise<LessonsToCoverReply> {
    return this.queries.execute(new ListLessonsToCover(caller, { off: { staffId: query.staff_id, ...wishOf(query) } }));
  }

  /** Lessons whose instructor is off, as it was approved. */
  @Get('lessonsToCover')
  @Allow({ adm: true })
  @ApiOkResponse({ type: LessonsToCoverReply })
  lessonsToCover(@FromCaller() caller: Caller): Promise<LessonsToCoverReply> {
    return this.queries.execute(new ListLessonsToCover(caller, {}));
  }
}
