import { Body, Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNotFoundResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/auth/allow.js';
import { DEMO_PEOPLE, demoPeople, type DemoPerson } from '../../../platform/auth/demo.js';
import { Tokens } from '../../../platform/auth/tokens.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { OneOf } from '../../../platform/http/fields.js';
import { LinkLimited } from '../../../platform/http/rate-limit.js';
import { NoteSignIn } from '../commands/note-sign-in.js';
import { identityErrors } from '../domain/errors.js';
import { FindActiveLogin } from '../queries/active-login.js';
import { claimsOf } from './claims.js';
import { AuthTokenReply } from './passwords.replies.js';

export class DemoPersonInput {
  @OneOf(demoPeople, { description: 'As whom one looks around' }) person: DemoPerson;
}

export class DemoReply {
  /** Nobody where this is no demo that is open to all. */
  @ApiProperty({ enum: demoPeople, isArray: true }) people: readonly DemoPerson[];
}

/** Where `npm run demo` lets strangers look around; whatever they change is forgotten at night, their passwords included. */
@ApiTags('sign-in')
@Controller('demo')
export class DemoController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly tokens: Tokens,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** As whom a stranger may sign in without a password. */
  @Get('index')
  @Public()
  @LinkLimited()
  @ApiOkResponse({ type: DemoReply })
  people(): DemoReply {
    return { people: this.config.demo ? demoPeople : [] };
  }

  /** Whether or not somebody else has changed the password meanwhile. */
  @Post('signIn')
  @HttpCode(200)
  @Public()
  @LinkLimited()
  @ApiOkResponse({ type: AuthTokenReply })
  @ApiNotFoundResponse()
  async signIn(@Body() { person }: DemoPersonInput): Promise<AuthTokenReply> {
    const login = this.config.demo
      ? await this.queries.execute(new FindActiveLogin({ email: DEMO_PEOPLE[person] }))
      : undefined;
    if (!login) throw identityErrors.demo_closed();
    await this.commands.execute(new NoteSignIn({ loginId: login.loginId }));
    return { auth_token: this.tokens.issue(claimsOf(login)) };
  }
}
