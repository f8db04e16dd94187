import { Global, Module } from '@nestjs/common';
import { Sessions } from '../../platform/auth/session.js';
import { PasswordsController } from './http/passwords.controller.js';
import { PermissionsController } from './http/permissions.controller.js';
import { SignInController } from './http/sign-in.controller.js';
import { LoginSessions } from './login-sessions.js';

/** Global because the guard of every route asks it who is calling. */
@Global()
@Module({ controllers: [SignInController, PasswordsController, PermissionsController], providers: [{ provide: Sessions, useClass: LoginSessions }], exports: [Sessions] })
export class IdentityModule {}
