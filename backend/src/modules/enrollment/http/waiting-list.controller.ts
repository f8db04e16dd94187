import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { JoinWaitingList } from '../commands/join-waiting-list.js';
import { LeaveWaitingList } from '../commands/leave-waiting-list.js';
import { OrderWaitingList } from '../commands/order-waiting-list.js';
import { TakeOffer } from '../commands/take-offer.js';
import { ListWaiting, ShowOwnWaiting } from '../queries/waiting-lists.js';
import { JoinWaitingInput, OrderWaitingInput, WaitingLessonQuery, WaitingRiderInput } from './waiting-list.inputs.js';
import { OwnWaitingListReply, WaitingListReply, WaitingResultReply } from './waiting-list.replies.js';

const riderOf = ({ lesson_date_time_id: lessonId, student_id: studentId }: WaitingRiderInput) => ({
  lessonId,
  studentId,
});

@ApiTags('waiting list')
@Controller('waiting_list')
export class WaitingListController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('lesson')
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: WaitingListReply })
  async lesson(@FromCaller() caller: Caller, @Query() query: WaitingLessonQuery): Promise<WaitingListReply> {
    const lessonId = query.lesson_date_time_id;
    return this.queries.execute(new ListWaiting(caller, { lessonId }));
  }

  @Get('own')
  @Allow({ stu: 'riders' })
  @ApiOkResponse({ type: OwnWaitingListReply })
  async own(@FromCaller() caller: Caller): Promise<OwnWaitingListReply> {
    return { waiting: await this.queries.execute(new ShowOwnWaiting(caller, undefined)) };
  }

  @Post('join')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'STAFF_CAN_ADD_STUDENTS', stu: 'riders' })
  @ApiOkResponse({ type: WaitingResultReply })
  async join(@FromCaller() caller: Caller, @Body() input: JoinWaitingInput): Promise<WaitingResultReply> {
    const wishes = { autoEnrol: input.auto_enrol === 1, useMakeup: input.use_makeup === 1 };
    await this.commands.execute(new JoinWaitingList(caller, { ...riderOf(input), ...wishes }));
    return { result: 'waiting' };
  }

  /** Who was offered a place declines it by this. */
  @Post('leave')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'STAFF_CAN_ADD_STUDENTS', stu: 'riders' })
  @ApiOkResponse({ type: WaitingResultReply })
  async leave(@FromCaller() caller: Caller, @Body() input: WaitingRiderInput): Promise<WaitingResultReply> {
    await this.commands.execute(new LeaveWaitingList(caller, riderOf(input)));
    return { result: 'not waiting' };
  }

  @Post('take')
  @HttpCode(200)
  @Allow({ stu: 'riders' })
  @ApiOkResponse({ type: WaitingResultReply })
  async take(@FromCaller() caller: Caller, @Body() input: WaitingRiderInput): Promise<WaitingResultReply> {
    await this.commands.execute(new TakeOffer(caller, riderOf(input)));
    return { result: 'booked' };
  }

  @Post('order')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'STAFF_CAN_ADD_STUDENTS' })
  @ApiOkResponse({ type: WaitingResultReply })
  async order(@FromCaller() caller: Caller, @Body() input: OrderWaitingInput): Promise<WaitingResultReply> {
    await this.commands.execute(new OrderWaitingList(caller, { ...riderOf(input), place: input.place }));
    return { result: 'in order' };
  }
}
