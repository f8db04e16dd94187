import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../auth/allow.js';
import { ReadPlatformHealth } from './platform-health.js';
import { PlatformHealthReply } from './platform-health.replies.js';

@ApiTags('super')
@Controller('super')
export class PlatformHealthController {
  constructor(private readonly queries: QueryBus) {}

  @Get('health')
  @Allow({ spr: true })
  @ApiOkResponse({ type: PlatformHealthReply })
  health(): Promise<PlatformHealthReply> {
    return this.queries.execute(new ReadPlatformHealth({}));
  }
}
