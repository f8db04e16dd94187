import { Controller, Get, Headers, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ShowBlocks } from '../queries/calendar-blocks.js';
import { CalendarReply } from './calendar.replies.js';
import { etagOf, positionIn } from './etag.js';
import { CalendarQuery, SEES_LESSONS } from './lessons.inputs.js';
import { parseFilters } from './parse-filters.js';

@ApiTags('lessons')
@Controller('lessons')
export class CalendarController {
  constructor(private readonly queries: QueryBus) {}

  /** What a calendar draws of the lessons of a range, in the order of their time. */
  @Get('calendar')
  @Allow({ adm: true, ins: SEES_LESSONS, stu: 'everybody' })
  @ApiOkResponse({ type: CalendarReply })
  async calendar(
    @FromCaller() caller: Caller,
    @Query() { date1: from, date2: to, people, filters }: CalendarQuery,
    @Headers('if-none-match') seen: string | undefined,
    @Res() reply: FastifyReply,
  ) {
    const known = positionIn(seen, caller);
    const asked = { days: { from, to }, filters: parseFilters({ ...filters }), withPeople: people === 1 };
    const { position, text } = await this.queries.execute(new ShowBlocks(caller, { ...asked, known }));
    reply.header('cache-control', 'private, no-cache').header('etag', etagOf(position, caller));
    return text === null ? reply.status(304).send() : reply.type('application/json; charset=utf-8').send(text);
  }
}
