import { Controller, Get, Headers, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiExtraModels, ApiOkResponse, ApiTags, ApiTooManyRequestsResponse, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { admits, Allow } from '../../../platform/auth/allow.js';
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
    const isStream = request.headers.accept?.includes('text/event-stream');
    if (isStream) this.listeners.makeRoom(caller.farmId);
    const since = last && /^\d{1,15}$/.test(last) ? Number(last) : from;
    const news = await this.queries.execute(new ReadLessonNews(caller, { since }));
    if (!isStream) return reply.header('cache-control', 'private, no-store').send(news);
    const { farmId, actor } = caller;
    const token = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
    await this.listeners.listen(
      reply,
      {
        token,
        farmId,
        actor,
        admits: (session) =>
          session.farmId === farmId && admits(READERS, session.actor.userType, session.actor.permissions),
      },
      news,
    );
  }
}
