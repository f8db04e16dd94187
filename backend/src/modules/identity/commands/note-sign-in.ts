import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { PlatformDatabase } from '../../../platform/database/databases.js';
import { platformCommand } from '../../../platform/messages/platform-message.js';
import { Login } from '../tables/login.entity.js';

export class NoteSignIn extends platformCommand<{ loginId: string }>('identity.NoteSignIn') {}

@CommandHandler(NoteSignIn)
export class NoteSignInHandler implements ICommandHandler<NoteSignIn> {
  constructor(
    private readonly database: PlatformDatabase,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { loginId } }: NoteSignIn) {
    await this.database.entities.update(Login, { loginId }, { lastSignInAt: this.clock.now() });
  }
}
