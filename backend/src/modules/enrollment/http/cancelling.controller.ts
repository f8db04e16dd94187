import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { CancelStudent } from '../commands/cancel-student.js';
import { clientLesson } from '../queries/client-lessons.js';
import { lessonStudents } from '../queries/lesson-students.js';
import { PreviewCancellation } from '../queries/preview-cancellation.js';
import { CancelStudentInput, datesOf, firstGiven, PreviewQuery } from './enrollment.inputs.js';
import { CancelledReply, CancelPreviewReply } from './enrollment.replies.js';

@ApiTags('lesson people')
@Controller('lesson_people')
export class CancellingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('previewCancel')
  @Allow({ adm: true, ins: 'CANCEL_STUDENT_LESSON', stu: 'riders' })
  @ApiOkResponse({ type: CancelPreviewReply })
  preview(
    @FromCaller() caller: Caller,
    @Query() { id, newEnrollStatus, enrollment_status_code, by_policy, cancelReason }: PreviewQuery,
  ): Promise<CancelPreviewReply> {
    const action = firstGiven(newEnrollStatus, enrollment_status_code);
    return this.queries.execute(
      new PreviewCancellation(caller, { lessonPersonId: id, action, byPolicy: by_policy === 1, reason: cancelReason }),
    );
  }

  /** Takes a rider out of one lesson: the place is free again, and what follows is as the preview says. C03 */
  @Post('cancelStudent')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'CANCEL_STUDENT_LESSON', stu: 'riders' })
  @ApiOkResponse({ type: CancelledReply })
  async cancel(@FromCaller() caller: Caller, @Body() input: CancelStudentInput): Promise<CancelledReply> {
    const cancellation = new CancelStudent(caller, {
      lessonPersonId: input.id,
      action: firstGiven(input.newEnrollStatus, input.enrollment_status_code),
      seen: input.seen_status_code,
      seenKey: input.seen_outcome_key,
      byPolicy: input.by_policy === 1,
      reason: input.cancelReason,
      note: firstGiven(input.cancel_note, input.cancellation_note),
      dates: datesOf(input),
      notify: input.sendNotification === undefined ? undefined : input.sendNotification === 1,
      message: input.updated_notification_message,
    });
    const [toreturnForCalendar, lessonpeopletoreturn] = await this.commands.execute(
      cancellation.answering((sql, { lessonPersonId }, asker) =>
        Promise.all([lessonStudents(sql, asker.farmId, [lessonPersonId]), clientLesson(sql, asker, lessonPersonId)]),
      ),
    );
    return {
      toreturnForCalendar,
      lessonIds: toreturnForCalendar.map((place) => place.lesson_date_time_id),
      lessonpeopletoreturn,
    };
  }
}
