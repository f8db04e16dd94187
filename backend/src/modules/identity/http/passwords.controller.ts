import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/auth/allow.js';
import { hashPassword } from '../../../platform/auth/passwords.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { PlatformDatabase } from '../../../platform/database/databases.js';
import { Commands } from '../../../platform/event-store/barn-transactions.js';
import { Refusal } from '../../../platform/errors/refusal.js';
import { RateLimited } from '../../../platform/http/rate-limit.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { choosePassword, invalidToken } from '../commands/choose-password.js';
import { requestPasswordLink } from '../commands/request-password-link.js';
import type { LinkPurpose } from '../events.js';
import { tokenIdOf } from '../password-link.js';
import { standingByEmail } from '../queries/login-standing.js';
import { loginOfLink } from '../queries/password-token.js';
import { CreatePasswordInput, ForgotPasswordInput, ResetPasswordInput } from './passwords.inputs.js';
import { LinkSentReply, SuccessReply } from './passwords.replies.js';

@ApiTags('sign-in')
@Controller('passwords')
export class PasswordsController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: PlatformDatabase,
    private readonly commands: Commands,
    private readonly clock: Clock,
  ) {}

  @Post('forgot')
  @HttpCode(200)
  @Public()
  @RateLimited()
  @ApiOkResponse({ type: LinkSentReply })
  @ApiNotFoundResponse()
  async forgot(@Body() { email }: ForgotPasswordInput): Promise<LinkSentReply> {
    const login = await standingByEmail(this.database.sql, email);
    if (!login?.farmId || !login.personId)
      throw new Refusal('absent', 'unknown_email', 'Could not find account for email address', [
        { field: 'email', message: 'Could not find account for email address' },
      ]);
    await this.commands.execute(
      { farmId: login.farmId, actor: { ...SYSTEM, loginId: login.loginId } },
      requestPasswordLink,
      { loginId: login.loginId, personId: login.personId, purpose: 'reset' },
    );
    return { success: 1, message: 'A link to change your password has been sent to this email address.' };
  }

  @Post('create')
  @HttpCode(200)
  @Public()
  @RateLimited()
  @ApiOkResponse({ type: SuccessReply })
  create(@Body() { token, password }: CreatePasswordInput): Promise<SuccessReply> {
    return this.choose('create', token, password);
  }

  @Post('reset')
  @HttpCode(200)
  @Public()
  @RateLimited()
  @ApiOkResponse({ type: SuccessReply })
  reset(@Body() { token, email, password }: ResetPasswordInput): Promise<SuccessReply> {
    return this.choose('reset', token, password, email);
  }

  private async choose(purpose: LinkPurpose, token: string, password: string, email?: string): Promise<SuccessReply> {
    const tokenId = tokenIdOf(this.config.secret, token);
    const login = tokenId
      ? await loginOfLink(this.database.sql, { tokenId, purpose, now: this.clock.now() })
      : undefined;
    if (!tokenId || !login || (email !== undefined && email !== login.email)) throw invalidToken(purpose);
    // Hashed before the barn is locked: it takes longer than everything else.
    const passwordHash = await hashPassword(password);
    await this.commands.execute(
      { farmId: login.farmId, actor: { ...SYSTEM, loginId: login.loginId } },
      choosePassword,
      { tokenId, purpose, passwordHash },
    );
    return { success: 1 };
  }
}
