import { Controller, Get, Headers, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiExtraModels, ApiOkResponse, ApiTags, ApiTooManyRequestsResponse, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { admits, Allow } from '../../../platform/auth/allow.js';
import type { Session } from '../../../platform/auth/session.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { LessonListeners } from '../live/lesson-listeners.js';
import { ReadLessonNews } from '../queries/lesson-news.js';
import { LessonChangesQuery, LessonChangesReply } from './lesson-changes.replies.js';

const READERS = {
  adm: true,
  ins: ['STAFF_CAN_VIEW_CALENDAR', 'STAFF_CAN_ACCESS_DAYSHEET', 'STAFF_CAN_ACCESS_WHITEBOARD'],
} as const;
const schema = { $ref: getSchemaPath(LessonChangesReply) };

@ApiTags('lessons')
@Controller('lessons')
export class LessonChangesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly listeners: LessonListeners,
  ) {}

  /** Answers as server-sent events if the client accepts them, otherwise once. Continues after `Last-Event-ID` or `from`. */
  @Get('changes')
  @Allow(READERS)
  @ApiExtraModels(LessonChangesReply)
  @ApiOkResponse({ content: { 'application/json': { schema }, 'text/event-stream': { schema } } })
  @ApiTooManyRequestsResponse()
  async changes(
    @FromCaller() caller: Caller,
    @Query() { from }: LessonChangesQuery,
    @Headers('last-event-id') last: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const { farmId, actor } = caller;
    const since = last && /^\d{1,15}$/.test(last) ? Number(last) : from;
    const ask = () => this.queries.execute(new ReadLessonNews(caller, { since }));
    if (!request.headers.accept?.includes('text/event-stream'))
      return reply.header('cache-control', 'private, no-store').send(await ask());
    const giveBack = this.listeners.takeRoom(farmId, actor.loginId);
    const news = await ask().catch((error: unknown) => {
      giveBack();
      throw error;
    });
    const token = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
    const listening = {
      token,
      farmId,
      actor,
      giveBack,
      admits: (session: Session) => session.farmId === farmId && admits(READERS, session.actor),
    };
    await this.listeners.listen(reply, listening, news);
  }
}
