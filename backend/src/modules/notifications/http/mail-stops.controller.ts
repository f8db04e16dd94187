import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { Public } from '../../../platform/auth/allow.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { LinkLimited } from '../../../platform/http/rate-limit.js';
import { MailStops } from './mail-stops.js';
import { MailStopInput } from './mail-wishes.inputs.js';
import { MailStopReply } from './mail-wishes.replies.js';

/**
 * What stands under an optional mail leads to a page, which asks these. All are posts: programs that look at mails open links, and a token
 * in an address would stand in logs.
 */
@ApiTags('public')
@Controller('mail_stops')
export class MailStopsController {
  constructor(private readonly stops: MailStops) {}

  /** What would be stopped; nothing changes. */
  @Post('read')
  @HttpCode(200)
  @Public()
  @LinkLimited()
  @ApiOkResponse({ type: MailStopReply })
  @ApiNotFoundResponse()
  @ApiTooManyRequestsResponse()
  read(@Body() { token }: MailStopInput): Promise<MailStopReply> {
    return this.stops.standing(this.linkOf(token));
  }

  @Post('stop')
  @HttpCode(200)
  @Public()
  @LinkLimited()
  @ApiOkResponse({ type: MailStopReply })
  @ApiNotFoundResponse()
  @ApiTooManyRequestsResponse()
  stop(@Body() { token }: MailStopInput): Promise<MailStopReply> {
    return this.stops.change(this.linkOf(token), false);
  }

  /** Takes it back: they come again. */
  @Post('resume')
  @HttpCode(200)
  @Public()
  @LinkLimited()
  @ApiOkResponse({ type: MailStopReply })
  @ApiNotFoundResponse()
  @ApiTooManyRequestsResponse()
  resume(@Body() { token }: MailStopInput): Promise<MailStopReply> {
    return this.stops.change(this.linkOf(token), true);
  }

  private linkOf(token: string) {
    const link = this.stops.linkOf(token);
    if (!link) throw invalid('token', 'This link is not complete. Please open it from the mail again.');
    return link;
  }
}
