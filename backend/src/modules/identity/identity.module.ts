import { identityAnswers } from './answers.js';
import { Global } from '@nestjs/common';
import { Sessions } from '../../platform/auth/session.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';
import { ChangeLoginRoleHandler } from './commands/change-login-role.js';
import { ChoosePasswordHandler } from './commands/choose-password.js';
import { CreateLoginHandler } from './commands/create-login.js';
import { CreateSuperUserHandler } from './commands/create-super-user.js';
import { InviteToSignInHandler } from './commands/invite-to-sign-in.js';
import { InviteAdministratorHandler } from './commands/invite-administrator.js';
import { NoteSignInHandler } from './commands/note-sign-in.js';
import { RemoveLoginHandler } from './commands/remove-login.js';
import { RequestPasswordLinkHandler } from './commands/request-password-link.js';
import { RequestResetLinkHandler } from './commands/request-reset-link.js';
import { ResendInvitationHandler } from './commands/resend-invitation.js';
import { UsePasswordLinkHandler } from './commands/use-password-link.js';
import { identityErrors } from './domain/errors.js';
import { identityEvents } from './events.js';
import { AdministratorsController } from './http/administrators.controller.js';
import { PasswordsController } from './http/passwords.controller.js';
import { PermissionsController } from './http/permissions.controller.js';
import { SignInController } from './http/sign-in.controller.js';
import { ViewingController } from './http/viewing.controller.js';
import { VusersController } from './http/vusers.controller.js';
import { VersionController } from './http/version.controller.js';
import { PasswordLinkClearer, PasswordLinkSchedule } from './jobs/clear-password-links.js';
import { LoginSessions } from './login-sessions.js';
import { PasswordLinks } from './password-links.js';
import { lockLoginsWithTheirPeople } from './policies/lock-logins-with-their-people.js';
import { FindActiveLoginHandler } from './queries/active-login.js';
import { FindLoginOfLinkHandler } from './queries/login-of-link.js';
import {
  ListHeldPermissionsHandler,
  ListPermissionsHandler,
  ListRolePermissionsHandler,
} from './queries/permissions.js';
import { ReadRoleToSeeHandler } from './queries/role-to-see.js';
import { ReadUserAccountHandler } from './queries/user-account.js';
import { Login } from './tables/login.entity.js';
import { PasswordToken } from './tables/password-token.entity.js';
import { Permission } from './tables/permission.entity.js';

@Global()
@BarnModule({
  name: 'identity',
  entities: [Login, PasswordToken, Permission],
  publishes: [Login, Permission],
  answers: identityAnswers,
  events: identityEvents,
  policies: [lockLoginsWithTheirPeople],
  violations: { login_email_key: identityErrors.email_taken },
  controllers: [
    SignInController,
    PasswordsController,
    PermissionsController,
    AdministratorsController,
    VersionController,
    ViewingController,
    VusersController,
  ],
  handlers: [
    ChangeLoginRoleHandler,
    ChoosePasswordHandler,
    CreateLoginHandler,
    CreateSuperUserHandler,
    InviteToSignInHandler,
    InviteAdministratorHandler,
    NoteSignInHandler,
    RemoveLoginHandler,
    RequestPasswordLinkHandler,
    RequestResetLinkHandler,
    ResendInvitationHandler,
    UsePasswordLinkHandler,
    FindActiveLoginHandler,
    FindLoginOfLinkHandler,
    ListHeldPermissionsHandler,
    ListPermissionsHandler,
    ListRolePermissionsHandler,
    ReadRoleToSeeHandler,
    ReadUserAccountHandler,
  ],
  providers: [
    PasswordLinkSchedule,
    PasswordLinkClearer,
    { provide: Sessions, useClass: LoginSessions },
    { provide: PasswordLinks, inject: [CONFIG], useFactory: ({ secret }: Config) => new PasswordLinks(secret) },
  ],
  exports: [Sessions],
})
export class IdentityModule {}
