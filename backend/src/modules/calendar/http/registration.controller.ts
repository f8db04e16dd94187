import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { invalid, notFound } from '../../../platform/errors/refusal.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { because } from '../../../platform/http/override-reason.js';
import {
  AnswerRegistration,
  BeginNextSeason,
  DeregisterStudent,
  OpenRegistration,
  PreviewLeaving,
  PreviewNextSeason,
  RegisterStudents,
  toWarningReply,
  type SeasonPlan,
} from '../../enrollment/contracts.js';
import { CountAsking } from '../queries/asking.js';
import { ReadRegistrationLines } from '../queries/registration-lines.js';
import { ListRegistrations } from '../queries/registrations.js';
import { parseLesson, yes } from './parse-lessons.js';
import { parseRegistrationRepeats } from './parse-series.js';
import {
  AnswerRegistrationInput,
  CreateRegistrationInput,
  EndRegistrationInput,
  LeavingQuery,
  NextSeasonInput,
  RegistrationInput,
} from './registration.inputs.js';
import {
  AskingReply,
  ChangedRegistrationReply,
  LeavingReply,
  NextSeasonPreviewReply,
  OpenedRegistrationReply,
  RegistrationsReply,
} from './registration.replies.js';

@ApiTags('registration')
@Controller()
export class RegistrationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('lesson_date_time_series/getRegistrationList')
  @Allow({ adm: true, ins: true, stu: 'riders' })
  @ApiOkResponse({ type: RegistrationsReply })
  list(@FromCaller() caller: Caller): Promise<RegistrationsReply> {
    return this.queries.execute(new ListRegistrations(caller, {}));
  }

  @Post('lesson_date_time_series/createRegistration')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: OpenedRegistrationReply })
  async open(@FromCaller() caller: Caller, @Body() input: CreateRegistrationInput): Promise<OpenedRegistrationReply> {
    const seriesId = await this.commands.execute(
      new OpenRegistration(because(caller, input.override_reason), {
        ...parseLesson(input),
        ...parseRegistrationRepeats(input),
        note: input.lesson_notes ?? input.notes,
        productId: input.product_id,
        description: input.description,
        whatToBring: input.what_to_bring,
        ageFrom: input.age_from,
        ageTo: input.age_to,
        needsApproval: yes(input.needs_approval),
        maxEnrollment: input.max_enrollment,
      }),
    );
    const [series] = (await this.queries.execute(new ListRegistrations(caller, { seriesId }))).counts;
    if (!series) throw notFound('The session');
    return { series };
  }

  @Post('addStudentToRegistration')
  @HttpCode(200)
  @Allow({ adm: true, stu: 'buyers' })
  @ApiOkResponse({ type: ChangedRegistrationReply })
  async register(
    @FromCaller() caller: Caller,
    @Body() { series_id: seriesId, student_id, student_ids, override_reason }: RegistrationInput,
  ): Promise<ChangedRegistrationReply> {
    const studentIds = student_ids ?? (student_id ? [student_id] : []);
    if (studentIds.length === 0) throw invalid('student_id', 'Choose who is registered');
    const registering = new RegisterStudents(because(caller, override_reason), { seriesId, studentIds });
    const warnings = await this.commands.execute(registering);
    const [now, item_details] = await Promise.all([
      this.queries.execute(new ListRegistrations(caller, { seriesId })),
      this.queries.execute(new ReadRegistrationLines(caller, { seriesId, studentIds })),
    ]);
    return { ...now, item_details, warnings: warnings.map(toWarningReply) };
  }

  @Post('deleteStudentRegistration')
  @HttpCode(200)
  @Allow({ adm: true, stu: 'buyers' })
  @ApiOkResponse({ type: RegistrationsReply })
  async deregister(
    @FromCaller() caller: Caller,
    @Body() {
      series_id: seriesId,
      student_id: studentId,
      sendNotification,
      seen_outcome_key: seenKey,
    }: EndRegistrationInput,
  ): Promise<RegistrationsReply> {
    const leaving = { seriesId, studentId, notify: yes(sendNotification), seenKey };
    await this.commands.execute(new DeregisterStudent(caller, leaving));
    return this.queries.execute(new ListRegistrations(caller, { seriesId }));
  }

  /** What giving it up means, before it is done. */
  @Get('deleteStudentRegistration/preview')
  @Allow({ adm: true, stu: 'buyers' })
  @ApiOkResponse({ type: LeavingReply })
  leaving(@FromCaller() caller: Caller, @Query() { series_id: seriesId, student_id: studentId }: LeavingQuery) {
    return this.queries.execute(new PreviewLeaving(caller, { seriesId, studentId }));
  }

  @Get('registrations/asking')
  @Allow({ adm: true })
  @ApiOkResponse({ type: AskingReply })
  async asking(@FromCaller() caller: Caller): Promise<AskingReply> {
    return { count: await this.queries.execute(new CountAsking(caller, {})) };
  }

  /** Staff's answer to a family that asks for a place. */
  @Post('registrations/answer')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ChangedRegistrationReply })
  async answer(
    @FromCaller() caller: Caller,
    @Body() { series_id: seriesId, student_id: studentId, approve, reason, override_reason }: AnswerRegistrationInput,
  ): Promise<ChangedRegistrationReply> {
    const answer = { seriesId, studentId, approve: approve === 1, reason };
    const warnings = await this.commands.execute(new AnswerRegistration(because(caller, override_reason), answer));
    const now = await this.queries.execute(new ListRegistrations(caller, { seriesId }));
    return { ...now, item_details: [], warnings: warnings.map(toWarningReply) };
  }

  /** What a next season comes to, before it is begun. */
  @Get('registrations/previewNextSeason')
  @Allow({ adm: true })
  @ApiOkResponse({ type: NextSeasonPreviewReply })
  previewSeason(@FromCaller() caller: Caller, @Query() input: NextSeasonInput): Promise<NextSeasonPreviewReply> {
    return this.queries.execute(new PreviewNextSeason(caller, planOf(input)));
  }

  /** Opens the next season of a session; its riders are registered in it, or have places kept until a day. */
  @Post('registrations/nextSeason')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: OpenedRegistrationReply })
  async beginSeason(@FromCaller() caller: Caller, @Body() input: NextSeasonInput): Promise<OpenedRegistrationReply> {
    const seriesId = await this.commands.execute(new BeginNextSeason(caller, planOf(input)));
    const [series] = (await this.queries.execute(new ListRegistrations(caller, { seriesId }))).counts;
    if (!series) throw notFound('The session');
    return { series };
  }
}

const planOf = (input: NextSeasonInput): SeasonPlan => ({
  seriesId: input.series_id,
  title: input.title.trim(),
  firstDay: input.first_day,
  lastDay: input.last_day,
  count: input.count,
  productId: input.product_id,
  maxEnrollment: input.max_enrollment,
  riders: input.riders,
  until: input.until,
});
