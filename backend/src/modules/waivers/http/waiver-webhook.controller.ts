import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../platform/auth/allow.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { BodyLimit, SMALL_BODY } from '../../../platform/http/body-limit.js';
import { UnsignedLimit } from '../../../platform/http/unsigned-limit.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { receiveWaiver } from '../jobs/receive-waiver.js';
import { WaiverProvider } from '../provider/waiver-provider.js';
import { WaiverNewsInput } from './waivers.inputs.js';
import { NewsTakenReply } from './waivers.replies.js';

/** The provider's news, at least once and in any order: each only says where to look, and the provider is asked what is true. */
@ApiTags('webhooks')
@Controller('webhooks')
export class WaiverWebhookController {
  constructor(
    private readonly provider: WaiverProvider,
    private readonly jobs: Jobs,
    private readonly limit: UnsignedLimit,
  ) {}

  @Post('waiver')
  @HttpCode(200)
  @Public()
  @BodyLimit(SMALL_BODY)
  @ApiOkResponse({ type: NewsTakenReply })
  @ApiBadRequestResponse()
  @ApiTooManyRequestsResponse()
  async take(
    @Body() { unique_id: waiverId, credential }: WaiverNewsInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NewsTakenReply> {
    if (!this.provider.isGenuine({ waiverId, credential })) {
      await this.limit.heed(request, reply);
      throw invalid('credential', 'This does not come from the waiver provider');
    }
    await this.jobs.add([{ type: receiveWaiver, id: `waiver-${waiverId}`.replaceAll(':', '.'), data: { waiverId } }]);
    return { received: 1 };
  }
}
