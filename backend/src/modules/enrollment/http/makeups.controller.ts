import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ListMakeupsForBooking } from '../queries/makeups.js';
import { MakeupsQuery } from './enrollment.inputs.js';
import { MakeupsReply } from './enrollment.replies.js';

@ApiTags('lesson people')
@Controller('lesson_people')
export class MakeupsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('getStudentMakeupsForBooking')
  @Allow({ adm: true, ins: true, stu: 'riders' })
  @ApiOkResponse({ type: MakeupsReply })
  async forBooking(
    @FromCaller() caller: Caller,
    @Query() { student_id, scheduled_date }: MakeupsQuery,
  ): Promise<MakeupsReply> {
    const question = new ListMakeupsForBooking(caller, { studentId: student_id, date: scheduled_date });
    return { makeups: await this.queries.execute(question) };
  }
}
