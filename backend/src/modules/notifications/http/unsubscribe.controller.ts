import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import {
  ApiFoundResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../platform/auth/allow.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { TakesForms } from '../../../platform/http/form-body.js';
import { UnsignedLimit } from '../../../platform/http/unsigned-limit.js';
import { MailStops } from './mail-stops.js';
import { MailsStoppedReply } from './mail-wishes.replies.js';

/**
 * The address in a mail’s `List-Unsubscribe`, which mail programs post to when somebody presses their button (RFC 8058): no cookies, no
 * questions, and whatever the form says. It stands in the mail’s header alone, and logs are kept free of it. A provider speaks for many
 * readers from few addresses, so only links that are not ours are counted.
 */
@ApiTags('public')
@Controller('unsubscribe')
export class UnsubscribeController {
  constructor(
    private readonly stops: MailStops,
    private readonly limit: UnsignedLimit,
  ) {}

  @Post(':token')
  @HttpCode(200)
  @Public()
  @TakesForms()
  @ApiOkResponse({ type: MailsStoppedReply })
  @ApiNotFoundResponse()
  @ApiTooManyRequestsResponse()
  async stop(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MailsStoppedReply> {
    await this.stops.change(await this.linkOf(token, request, reply), false);
    return { stopped: 1 };
  }

  /** Programs that only open it, and those that look at mails, are led to the page, which asks first. */
  @Get(':token')
  @Public()
  @ApiFoundResponse()
  @ApiNotFoundResponse()
  @ApiTooManyRequestsResponse()
  async open(@Param('token') token: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const link = await this.linkOf(token, request, reply);
    return reply.status(302).header('location', this.stops.pageOf(link)).send();
  }

  private async linkOf(token: string, request: FastifyRequest, reply: FastifyReply) {
    const link = this.stops.linkOf(token);
    if (link) return link;
    await this.limit.heed(request, reply);
    throw notFound('This link');
  }
}
