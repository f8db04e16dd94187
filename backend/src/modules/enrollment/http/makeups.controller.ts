import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { Clock } from '../../../platform/clock/clock.js';
import { BarnReader } from '../../../platform/messages/barn-reader.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { makeupsForBooking } from '../queries/makeups.js';
import { MakeupsQuery } from './enrollment.inputs.js';
import { MakeupsReply } from './enrollment.replies.js';

@ApiTags('lesson people')
@Controller('lesson_people')
export class MakeupsController {
  constructor(
    private readonly barns: BarnReader,
    private readonly clock: Clock,
  ) {}

  @Get('getStudentMakeupsForBooking')
  @Allow({ adm: true, ins: true, stu: true })
  @ApiOkResponse({ type: MakeupsReply })
  async forBooking(
    @FromCaller() { farmId, actor }: Caller,
    @Query() { student_id, scheduled_date }: MakeupsQuery,
  ): Promise<MakeupsReply> {
    const question = { actor, studentId: student_id, date: scheduled_date, now: this.clock.now() };
    return { makeups: await this.barns.read(farmId, (sql) => makeupsForBooking(sql, farmId, question)) };
  }
}
