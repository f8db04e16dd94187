import { Controller, Get, Inject, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { Clock } from '../../../platform/clock/clock.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { SearchBarn } from '../queries/search-barn.js';
import { SearchQuery } from './search.inputs.js';
import { HitsReply } from './search.replies.js';

@ApiTags('search')
@Controller('search')
export class SearchController {
  constructor(
    private readonly queries: QueryBus,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Finds what the caller may open; what a role does not open is not found. */
  @Get('index')
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: HitsReply })
  async index(@FromCaller() caller: Caller, @Query() { q, today }: SearchQuery): Promise<HitsReply> {
    const day = today ?? this.clock.now().toISOString().slice(0, 10);
    return { hits: await this.queries.execute(new SearchBarn(caller, { q, today: day })) };
  }
}
