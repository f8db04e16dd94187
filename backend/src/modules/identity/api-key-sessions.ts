import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { ReadApiKey } from '../../platform/auth/api-key.js';
import { permissionsOf } from '../../platform/auth/api-scopes.js';
import type { Session } from '../../platform/auth/session.js';
import { Clock } from '../../platform/clock/clock.js';
import { SYSTEM, type Actor } from '../../platform/tenancy/actor.js';
import { NoteApiKeyUse } from './commands/note-api-key-use.js';
import { spellings } from './domain/permissions.js';
import { FindActiveApiKey, type ActiveApiKey } from './queries/active-api-key.js';

const NOTED_EVERY_MS = 3_600_000;

@Injectable()
export class ApiKeySessions {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async find({ farmId, hash }: ReadApiKey): Promise<Session | undefined> {
    const key = await this.queries.execute(new FindActiveApiKey({ farmId, actor: SYSTEM }, { hash }));
    if (!key) return undefined;
    const { apiKeyId } = key;
    const actor = actorOf(key);
    // A use that was not noted is noted with the next one.
    if (this.isDue(key))
      await this.commands.execute(new NoteApiKeyUse({ farmId, actor }, { apiKeyId })).catch(() => undefined);
    return { farmId, actor, username: key.hint, key: { id: apiKeyId, scopes: new Set(key.scopes) } };
  }

  private isDue = ({ lastUsedAt }: ActiveApiKey) =>
    !lastUsedAt || this.clock.now().getTime() - lastUsedAt.getTime() >= NOTED_EVERY_MS;
}

/** As staff with these permissions and no person: administrators are given more than a scope says. */
const actorOf = ({ apiKeyId, scopes }: ActiveApiKey): Actor => ({
  loginId: apiKeyId,
  userType: 'INS',
  permissions: new Set(permissionsOf(scopes).flatMap(spellings)),
});
