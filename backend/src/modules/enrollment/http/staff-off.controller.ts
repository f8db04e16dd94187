import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { wishOf } from '../../people/contracts.js';
import type { LessonHandover } from '../../scheduling/contracts.js';
import { TakeStaffOff } from '../commands/take-staff-off.js';
import {
  HandOverLessonsInput,
  NoteTimeOffInput,
  SettleTimeOffInput,
  StaffOffReply,
  type LessonHandoverInput,
  type LessonHandoverReply,
} from './staff-off.inputs.js';
import { toWarningReply } from './warning-reply.js';

@ApiTags('staff')
@Controller('time_off')
export class StaffOffController {
  constructor(private readonly commands: CommandBus) {}

  /** An answer, with who teaches meanwhile. Sent with the former state and the handovers the other way round, it takes itself back. */
  @Post('settle')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: StaffOffReply })
  @ApiConflictResponse()
  settle(@FromCaller() caller: Caller, @Body() input: SettleTimeOffInput): Promise<StaffOffReply> {
    const { time_off_id: timeOffId, state, seen_state: seen, answer } = input;
    return this.take(caller, input, { answer: { timeOffId, state, seen, answer: answer || null } });
  }

  /** Days off that an administrator notes: approved from then on. */
  @Post('note')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: StaffOffReply })
  note(@FromCaller() caller: Caller, @Body() input: NoteTimeOffInput): Promise<StaffOffReply> {
    return this.take(caller, input, { noted: { instructorId: input.staff_id, ...wishOf(input) } });
  }

  /** Lessons alone, whoever is off. */
  @Post('handOver')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: StaffOffReply })
  handOver(@FromCaller() caller: Caller, @Body() input: HandOverLessonsInput): Promise<StaffOffReply> {
    return this.take(caller, input);
  }

  private async take(
    caller: Caller,
    { handovers = [], notify }: HandOverLessonsInput,
    timeOff?: TakeStaffOff['input']['timeOff'],
  ): Promise<StaffOffReply> {
    const { timeOffId, handedOver, left, warnings } = await this.commands.execute(
      new TakeStaffOff(caller, {
        timeOff,
        handovers: handovers.map(fromInput),
        notify: notify === undefined ? undefined : notify === 1,
      }),
    );
    return {
      time_off_id: timeOffId,
      handed_over: handedOver.map(toReply),
      left: left.map(toReply),
      warnings: warnings.map(toWarningReply),
    };
  }
}

const fromInput = ({ lesson_id, seen_staff_id, staff_id }: LessonHandoverInput): LessonHandover => ({
  lessonId: lesson_id,
  seen: seen_staff_id ?? null,
  instructorId: staff_id ?? null,
});
const toReply = ({ lessonId, seen, instructorId }: LessonHandover): LessonHandoverReply => ({
  lesson_id: lessonId,
  seen_staff_id: seen,
  staff_id: instructorId,
});
