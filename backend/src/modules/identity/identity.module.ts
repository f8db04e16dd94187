import { identityAnswers } from './answers.js';
import { Global } from '@nestjs/common';
import { Sessions } from '../../platform/auth/session.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';
import { ApiKeySessions } from './api-key-sessions.js';
import { ChangeFamilyPartHandler } from './commands/change-family-part.js';
import { ChangeLoginRoleHandler } from './commands/change-login-role.js';
import { ChoosePasswordHandler } from './commands/choose-password.js';
import { CreateLoginHandler } from './commands/create-login.js';
import { CreateSuperUserHandler } from './commands/create-super-user.js';
import { InviteToFamilyHandler } from './commands/invite-to-family.js';
import { InviteToSignInHandler } from './commands/invite-to-sign-in.js';
import { InviteAdministratorHandler } from './commands/invite-administrator.js';
import { InviteToFamilyAgainHandler, RemoveFromFamilyHandler } from './commands/keep-family-sign-ins.js';
import { MakeApiKeyHandler } from './commands/make-api-key.js';
import { MakeGuardiansHandler } from './commands/make-guardians.js';
import { NoteApiKeyUseHandler } from './commands/note-api-key-use.js';
import { NoteSignInHandler } from './commands/note-sign-in.js';
import { RemoveLoginHandler } from './commands/remove-login.js';
import { RequestPasswordLinkHandler } from './commands/request-password-link.js';
import { RequestResetLinkHandler } from './commands/request-reset-link.js';
import { ResendInvitationHandler } from './commands/resend-invitation.js';
import { RevokeApiKeyHandler } from './commands/revoke-api-key.js';
import { UsePasswordLinkHandler } from './commands/use-password-link.js';
import { identityErrors } from './domain/errors.js';
import { identityEvents } from './events.js';
import { ApiKeysController } from './http/api-keys.controller.js';
import { AdministratorsController } from './http/administrators.controller.js';
import { DemoController } from './http/demo.controller.js';
import { FamilySignInsController } from './http/family-sign-ins.controller.js';
import { PasswordsController } from './http/passwords.controller.js';
import { PermissionsController } from './http/permissions.controller.js';
import { SignInController } from './http/sign-in.controller.js';
import { ViewingController } from './http/viewing.controller.js';
import { VusersController } from './http/vusers.controller.js';
import { VersionController } from './http/version.controller.js';
import { PasswordLinkClearer, PasswordLinkSchedule } from './jobs/clear-password-links.js';
import { LoginSessions } from './login-sessions.js';
import { PasswordLinks } from './password-links.js';
import { formerHoldersAreGuardians } from './policies/former-holders-are-guardians.js';
import { lockLoginsWithTheirPeople } from './policies/lock-logins-with-their-people.js';
import { FindActiveApiKeyHandler } from './queries/active-api-key.js';
import { FindActiveLoginHandler } from './queries/active-login.js';
import { ListApiKeysHandler } from './queries/api-keys.js';
import { ListFamilySignInsHandler } from './queries/family-sign-ins.js';
import { FindLoginOfLinkHandler } from './queries/login-of-link.js';
import {
  ListHeldPermissionsHandler,
  ListPermissionsHandler,
  ListRolePermissionsHandler,
} from './queries/permissions.js';
import { ReadRoleToSeeHandler } from './queries/role-to-see.js';
import { ReadUserAccountHandler } from './queries/user-account.js';
import { ApiKey } from './tables/api-key.entity.js';
import { Login } from './tables/login.entity.js';
import { PasswordToken } from './tables/password-token.entity.js';
import { Permission } from './tables/permission.entity.js';

@Global()
@BarnModule({
  name: 'identity',
  entities: [ApiKey, Login, PasswordToken, Permission],
  publishes: [Login, Permission],
  answers: identityAnswers,
  events: identityEvents,
  policies: [formerHoldersAreGuardians, lockLoginsWithTheirPeople],
  violations: { login_email_key: identityErrors.email_taken },
  controllers: [
    ApiKeysController,
    DemoController,
    FamilySignInsController,
    SignInController,
    PasswordsController,
    PermissionsController,
    AdministratorsController,
    VersionController,
    ViewingController,
    VusersController,
  ],
  handlers: [
    ChangeFamilyPartHandler,
    ChangeLoginRoleHandler,
    ChoosePasswordHandler,
    CreateLoginHandler,
    CreateSuperUserHandler,
    InviteToFamilyAgainHandler,
    InviteToFamilyHandler,
    InviteToSignInHandler,
    InviteAdministratorHandler,
    MakeApiKeyHandler,
    MakeGuardiansHandler,
    NoteApiKeyUseHandler,
    NoteSignInHandler,
    RemoveFromFamilyHandler,
    RemoveLoginHandler,
    RequestPasswordLinkHandler,
    RequestResetLinkHandler,
    ResendInvitationHandler,
    RevokeApiKeyHandler,
    UsePasswordLinkHandler,
    FindActiveApiKeyHandler,
    FindActiveLoginHandler,
    FindLoginOfLinkHandler,
    ListApiKeysHandler,
    ListFamilySignInsHandler,
    ListHeldPermissionsHandler,
    ListPermissionsHandler,
    ListRolePermissionsHandler,
    ReadRoleToSeeHandler,
    ReadUserAccountHandler,
  ],
  providers: [
    ApiKeySessions,
    PasswordLinkSchedule,
    PasswordLinkClearer,
    { provide: Sessions, useClass: LoginSessions },
    { provide: PasswordLinks, inject: [CONFIG], useFactory: ({ secret }: Config) => new PasswordLinks(secret) },
  ],
  exports: [Sessions],
})
export class IdentityModule {}
