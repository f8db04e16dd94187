import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { FromPublicBarn, PublicBarn, PublicBarnQuery } from '../../../platform/auth/public-barn.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { PublicListing } from '../queries/public-listing.js';
import { PublicListingsReply } from './public-listing.replies.js';

@ApiTags('public')
@Controller('public')
export class PublicListingController {
  constructor(private readonly queries: QueryBus) {}

  @Get('public')
  @PublicBarn()
  @ApiOkResponse({ type: PublicListingsReply })
  async listing(@FromPublicBarn() barn: Asker, @Query() _: PublicBarnQuery): Promise<PublicListingsReply> {
    return { list: [await this.queries.execute(new PublicListing(barn, {}))] };
  }
}
