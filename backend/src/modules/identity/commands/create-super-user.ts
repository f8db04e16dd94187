import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 as uuid } from 'uuid';
import { PlatformDatabase } from '../../../platform/database/databases.js';
import { platformCommand } from '../../../platform/messages/platform-message.js';
import { Login } from '../tables/login.entity.js';

interface NewSuperUser {
  email: string;
  passwordHash: string;
}

/** The platform's login, with neither barn nor log. Answers false if the address is taken, and changes nothing. A14 */
export class CreateSuperUser extends platformCommand<NewSuperUser, boolean>('identity.CreateSuperUser') {}

@CommandHandler(CreateSuperUser)
export class CreateSuperUserHandler implements ICommandHandler<CreateSuperUser> {
  constructor(private readonly database: PlatformDatabase) {}

  async execute({ input: { email, passwordHash } }: CreateSuperUser) {
    const login = { loginId: uuid(), email: email.trim().toLowerCase(), passwordHash, userType: 'SPR' as const };
    const made = this.database.entities.createQueryBuilder().insert().into(Login).values(login).orIgnore();
    const { raw } = await made.returning('login_id').execute();
    return (raw as unknown[]).length > 0;
  }
}
