import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { Public } from '../../../platform/auth/allow.js';
import { passwordMatches, verifyDecoy } from '../../../platform/auth/passwords.js';
import { Tokens } from '../../../platform/auth/tokens.js';
import { PlatformDatabase } from '../../../platform/database/databases.js';
import { Refusal } from '../../../platform/errors/refusal.js';
import { RateLimited } from '../../../platform/http/rate-limit.js';
import { standingByEmail, type LoginStanding } from '../queries/login-standing.js';
import { AuthenticateInput } from './passwords.inputs.js';
import { AuthTokenReply } from './passwords.replies.js';

const claimsOf = (login: LoginStanding) => ({
  sub: login.loginId,
  role_id: login.roleId,
  user_type_code: login.userType,
  user_person_id: login.personId,
  username: login.email,
  farm_id: login.farmId,
  token_version: login.tokenVersion,
});

@ApiTags('sign-in')
@Controller('authenticate')
export class SignInController {
  constructor(
    private readonly database: PlatformDatabase,
    private readonly tokens: Tokens,
  ) {}

  /** An unknown address takes as long as a wrong password, and says the same. R008 R011 */
  @Post()
  @HttpCode(200)
  @Public()
  @RateLimited()
  @ApiOkResponse({ type: AuthTokenReply })
  @ApiUnauthorizedResponse()
  async signIn(@Body() { email, password }: AuthenticateInput): Promise<AuthTokenReply> {
    const login = await standingByEmail(this.database.sql, email.toLowerCase());
    const matches = login?.passwordHash
      ? await passwordMatches(login.passwordHash, password)
      : await verifyDecoy(password);
    if (!login || !matches)
      throw new Refusal('signed_out', 'bad_credentials', 'The username or password provided were incorrect.');
    return { auth_token: this.tokens.issue(claimsOf(login)) };
  }
}
