import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { Public } from '../../../platform/auth/allow.js';
import { DEMO_PASSWORD } from '../../../platform/auth/demo.js';
import { passwordMatches, verifyDecoy } from '../../../platform/auth/passwords.js';
import { Tokens } from '../../../platform/auth/tokens.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { RateLimited } from '../../../platform/http/rate-limit.js';
import { identityErrors } from '../domain/errors.js';
import { NoteSignIn } from '../commands/note-sign-in.js';
import { FindActiveLogin } from '../queries/active-login.js';
import { claimsOf } from './claims.js';
import { AuthenticateInput } from './passwords.inputs.js';
import { SignedInReply } from './passwords.replies.js';

@ApiTags('sign-in')
@Controller('authenticate')
export class SignInController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly tokens: Tokens,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** An unknown address takes as long as a wrong password and gets the same answer. R008 R011 */
  @Post()
  @HttpCode(200)
  @Public()
  @RateLimited()
  @ApiOkResponse({ type: SignedInReply })
  @ApiUnauthorizedResponse()
  async signIn(@Body() { email, password }: AuthenticateInput): Promise<SignedInReply> {
    const login = await this.queries.execute(new FindActiveLogin({ email: email.toLowerCase() }));
    const matches = login?.passwordHash
      ? await passwordMatches(login.passwordHash, password)
      : await verifyDecoy(password);
    const isKnownToAll = this.config.production && password === DEMO_PASSWORD;
    if (!login || !matches || isKnownToAll) throw identityErrors.bad_credentials();
    await this.commands.execute(new NoteSignIn({ loginId: login.loginId }));
    return {
      auth_token: this.tokens.issue(claimsOf(login)),
      device: this.tokens.issueDevice(login.email.toLowerCase()),
    };
  }
}
