import { createHash, timingSafeEqual } from 'node:crypto';
import { Body, Controller, Headers, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBadRequestResponse, ApiOkResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../platform/auth/allow.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { UnsignedLimit } from '../../../platform/http/unsigned-limit.js';
import { readMessageId } from '../../../platform/mail/message-id.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { NoteReturnedMail } from '../commands/note-returned-mail.js';
import { KnowsMail } from '../queries/known-mail.js';
import { MailNewsInput } from './mail-news.inputs.js';
import { MailNewsReply } from './mail-news.replies.js';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** `Bearer SECRET`, or the password of `Basic`, which providers take from an address. */
function secretIn(header = '') {
  const [, scheme, value] = /^(Bearer|Basic) (\S+)$/i.exec(header) ?? [];
  if (!scheme || !value) return '';
  if (scheme.toLowerCase() === 'bearer') return value;
  const pair = Buffer.from(value, 'base64').toString();
  return pair.slice(pair.indexOf(':') + 1);
}

/** What became of mails after they were handed over, as whoever delivers them tells it: at least once, late, and of mails of long ago. */
@ApiTags('webhooks')
@Controller('webhooks')
export class MailNewsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limit: UnsignedLimit,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Told twice, or of a mail that nobody knows, it changes nothing. */
  @Post('mail')
  @HttpCode(200)
  @Public()
  @ApiOkResponse({ type: MailNewsReply })
  @ApiBadRequestResponse()
  @ApiTooManyRequestsResponse()
  async take(
    @Body() { mails }: MailNewsInput,
    @Headers('authorization') authorization: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MailNewsReply> {
    const { mailWebhookSecret: secret } = this.config;
    if (!secret || !timingSafeEqual(digest(secretIn(authorization)), digest(secret))) {
      await this.limit.heed(request, reply);
      throw invalid('authorization', 'This does not come from whoever delivers the mails');
    }
    let noted = 0;
    for (const { event: kind, message_id, permanent = 1, reason = '' } of mails) {
      const mail = readMessageId(message_id);
      if (!mail || permanent === 0) continue;
      const { farmId, mailId } = mail;
      const barn = { farmId, actor: SYSTEM };
      if (!(await this.queries.execute(new KnowsMail(barn, { mailId })))) continue;
      await this.commands.execute(new NoteReturnedMail(barn, { mailId, kind, reason }));
      noted += 1;
    }
    return { noted };
  }
}
