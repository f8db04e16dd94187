import { Global } from '@nestjs/common';
import { emailTaken } from './commands/create-login.js';
import { identityEvents } from './events.js';
import { PasswordsController } from './http/passwords.controller.js';
import { PermissionsController } from './http/permissions.controller.js';
import { SignInController } from './http/sign-in.controller.js';
import { LoginSessions } from './login-sessions.js';
import { lockLoginsWithTheirPeople } from './policies/lock-logins-with-their-people.js';
import { Sessions } from '../../platform/auth/session.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';

/** Global because the guard of every route asks it who is calling. */
@Global()
@BarnModule({
  name: 'identity',
  events: identityEvents,
  policies: [lockLoginsWithTheirPeople],
  violations: { login_email_key: emailTaken },
  controllers: [SignInController, PasswordsController, PermissionsController],
  providers: [{ provide: Sessions, useClass: LoginSessions }],
  exports: [Sessions],
})
export class IdentityModule {}
