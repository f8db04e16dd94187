import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { RestoreLessons } from '../../scheduling/contracts.js';
import { ListDeletedLessons } from '../queries/deleted-lessons.js';
import { PreviewRestoring } from '../queries/preview-restoring.js';
import {
  DeletedLessonListReply,
  PreviewRestoreInput,
  RestoredLessonsReply,
  RestoreLessonsInput,
  RestoringPreviewReply,
} from './deleted-lessons.replies.js';
import { yes } from './parse-lessons.js';

const STAFF = { adm: true, ins: 'STAFF_CAN_VIEW_CALENDAR' } as const;

@ApiTags('lessons')
@Controller('lessons')
export class DeletedLessonsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Events that were deleted in the last 30 days and can be brought back. */
  @Get('deleted')
  @Allow(STAFF)
  @ApiOkResponse({ type: DeletedLessonListReply })
  deleted(@FromCaller() caller: Caller): Promise<DeletedLessonListReply> {
    return this.queries.execute(new ListDeletedLessons(caller, {}));
  }

  /** A question: who comes back with them, and what they would be in the way of. */
  @Post('previewRestore')
  @HttpCode(200)
  @Allow(STAFF)
  @ApiOkResponse({ type: RestoringPreviewReply })
  previewRestore(@FromCaller() caller: Caller, @Body() input: PreviewRestoreInput): Promise<RestoringPreviewReply> {
    return this.queries.execute(new PreviewRestoring(caller, { lessonIds: input.idarray }));
  }

  /** Brings deleted events back, with their riders, horses and staff as far as they are still in use. */
  @Post('restore')
  @HttpCode(200)
  @Allow(STAFF)
  @ApiOkResponse({ type: RestoredLessonsReply })
  async restore(
    @FromCaller() caller: Caller,
    @Body() { idarray, sendNotification }: RestoreLessonsInput,
  ): Promise<RestoredLessonsReply> {
    const restoration = { lessonIds: idarray, notify: yes(sendNotification) };
    return { lessonIds: await this.commands.execute(new RestoreLessons(caller, restoration)) };
  }
}
