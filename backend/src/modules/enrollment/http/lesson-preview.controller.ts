import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { BodyLimit } from '../../../platform/http/body-limit.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { PreviewDeletion } from '../queries/preview-deletion.js';
import { PreviewLessonCancellation } from '../queries/preview-lesson-cancellation.js';
import { DeletionPreviewReply } from './deletion.replies.js';
import { datesOf, DeletionPreviewInput, LessonPreviewQuery } from './enrollment.inputs.js';
import { LessonPreviewReply } from './enrollment.replies.js';

@ApiTags('lessons')
@Controller('lessons')
export class LessonPreviewController {
  constructor(private readonly queries: QueryBus) {}

  @Get('previewCancel')
  @Allow({ adm: true, ins: 'STAFF_CAN_VIEW_CALENDAR' })
  @ApiOkResponse({ type: LessonPreviewReply })
  preview(@FromCaller() caller: Caller, @Query() query: LessonPreviewQuery): Promise<LessonPreviewReply> {
    const lessonIds = query.lesson_date_time_ids ?? (query.id ? [query.id] : []);
    if (lessonIds.length === 0) throw invalid('id', 'id must be an id');
    return this.queries.execute(
      new PreviewLessonCancellation(caller, {
        lessonIds,
        action: query.action,
        reason: query.cancelReason,
        dates: datesOf(query),
        applyToFuture: query.applyToFuture === 1,
      }),
    );
  }

  /** A question; its ids may be too many for an address. */
  @Post('previewDelete')
  @HttpCode(200)
  @BodyLimit(128 * 1024)
  @Allow({ adm: true, ins: 'STAFF_CAN_VIEW_CALENDAR' })
  @ApiOkResponse({ type: DeletionPreviewReply })
  previewDelete(
    @FromCaller() caller: Caller,
    @Body() { id, idarray, applyToFuture }: DeletionPreviewInput,
  ): Promise<DeletionPreviewReply> {
    const lessonIds = idarray ?? (id ? [id] : []);
    if (lessonIds.length === 0) throw invalid('id', 'id must be an id');
    return this.queries.execute(new PreviewDeletion(caller, { lessonIds, applyToFuture: applyToFuture === 1 }));
  }
}
