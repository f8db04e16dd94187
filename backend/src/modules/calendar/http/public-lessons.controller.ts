import { Controller, Get, Header, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { FromPublicBarn, PublicBarn } from '../../../platform/auth/public-barn.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { ListPublicLessons } from '../queries/public-lessons.js';
import { PublicLessonsQuery, PublicLessonsReply } from './public-lessons.replies.js';

@ApiTags('public')
@Controller('lessons')
export class PublicLessonsController {
  constructor(private readonly queries: QueryBus) {}

  /** Needs no login, only the barn's public address. */
  @Get('public')
  @PublicBarn()
  @Header('cache-control', 'no-cache')
  @ApiOkResponse({ type: PublicLessonsReply })
  async lessons(
    @FromPublicBarn() barn: Asker,
    @Query() { dbday: day, days = 1 }: PublicLessonsQuery,
  ): Promise<PublicLessonsReply> {
    return { lessons: await this.queries.execute(new ListPublicLessons(barn, { day, days })) };
  }
}
