import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import type { BarnCommand } from '../../../platform/messages/barn-command.js';
import {
  JoinSessionList,
  LeaveSessionList,
  OfferSessionPlace,
  OrderSessionList,
  SetSessionPlaces,
} from '../../enrollment/contracts.js';
import { ListRegistrations } from '../queries/registrations.js';
import { LeavingQuery, OrderSessionInput, SessionPlacesInput, WaitForSessionInput } from './registration.inputs.js';
import { RegistrationsReply } from './registration.replies.js';

/** How many places a session has, who waits for one, or has one kept. */
@ApiTags('registration')
@Controller('registrations')
export class SessionListController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Onto the end of the list, all of them or none; whoever stands there stays where they are. */
  @Post('wait')
  @HttpCode(200)
  @Allow({ adm: true, stu: 'buyers' })
  @ApiOkResponse({ type: RegistrationsReply })
  wait(
    @FromCaller() caller: Caller,
    @Body() { series_id: seriesId, student_ids: studentIds }: WaitForSessionInput,
  ): Promise<RegistrationsReply> {
    if (studentIds.length === 0) throw invalid('student_ids', 'Choose who waits');
    return this.after(new JoinSessionList(caller, { seriesId, studentIds }), caller, seriesId);
  }

  /** A place that is kept is declined; who waits for one does so no longer. */
  @Post('giveUp')
  @HttpCode(200)
  @Allow({ adm: true, stu: 'buyers' })
  @ApiOkResponse({ type: RegistrationsReply })
  giveUp(
    @FromCaller() caller: Caller,
    @Body() { series_id: seriesId, student_id: studentId }: LeavingQuery,
  ): Promise<RegistrationsReply> {
    return this.after(new LeaveSessionList(caller, { seriesId, studentId }), caller, seriesId);
  }

  /** Out of turn, or in the quiet hours. */
  @Post('offerPlace')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: RegistrationsReply })
  offer(
    @FromCaller() caller: Caller,
    @Body() { series_id: seriesId, student_id: studentId }: LeavingQuery,
  ): Promise<RegistrationsReply> {
    return this.after(new OfferSessionPlace(caller, { seriesId, studentId }), caller, seriesId);
  }

  /** More places are offered to who waits; not fewer than are taken. */
  @Post('setPlaces')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: RegistrationsReply })
  setPlaces(
    @FromCaller() caller: Caller,
    @Body() { series_id: seriesId, max_enrollment: maxEnrollment }: SessionPlacesInput,
  ): Promise<RegistrationsReply> {
    return this.after(new SetSessionPlaces(caller, { seriesId, maxEnrollment }), caller, seriesId);
  }

  @Post('orderWaiting')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: RegistrationsReply })
  order(
    @FromCaller() caller: Caller,
    @Body() { series_id: seriesId, student_id: studentId, place }: OrderSessionInput,
  ): Promise<RegistrationsReply> {
    return this.after(new OrderSessionList(caller, { seriesId, studentId, place }), caller, seriesId);
  }

  /** The session, its riders and who waits, as they are then. */
  private async after(command: BarnCommand<unknown, void>, caller: Caller, seriesId: string) {
    await this.commands.execute(command);
    return this.queries.execute(new ListRegistrations(caller, { seriesId }));
  }
}
