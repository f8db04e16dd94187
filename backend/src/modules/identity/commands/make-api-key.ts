import { CommandHandler } from '@nestjs/cqrs';
import type { ApiScope } from '../../../platform/auth/api-scopes.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideApiKey, type ApiKeyFacts } from '../domain/decide-api-key.js';
import type { ApiKeyMade } from '../events.js';
import { ApiKey } from '../tables/api-key.entity.js';

interface NewApiKey {
  name: string;
  scopes: readonly ApiScope[];
  endsOn: string | null;
  /** Of the key, which itself stays with whoever asked for it. */
  hint: string;
  hash: string;
}

/** It belongs to the barn, not to whoever makes it. */
export class MakeApiKey extends barnCommand<NewApiKey, { apiKeyId: string }>('identity.MakeApiKey') {}

@CommandHandler(MakeApiKey)
export class MakeApiKeyHandler extends BarnCommandHandler<MakeApiKey> {
  async handle(barn: BarnTransaction, { name, scopes: wanted, endsOn, hint, hash }: NewApiKey) {
    const { farmId, actor, now } = barn;
    const [facts = { good: 0, today: '' }] = await barn.sql<ApiKeyFacts[]>`
      select today::text, (
        select count(*)::int from api_key k
        where k.farm_id = ${farmId} and k.revoked_at is null and (k.ends_on is null or k.ends_on >= today)) as good
      from (select (${now}::timestamptz at time zone time_zone)::date as today from farm where farm_id = ${farmId}) f`;
    decideApiKey(facts, { endsOn });
    const apiKeyId = barn.newId();
    const scopes = [...new Set(wanted)];
    await barn.repository(ApiKey).insert({
      farmId,
      apiKeyId,
      keyName: name,
      keyHint: hint,
      keyHash: hash,
      scopes,
      endsOn,
      loginId: actor.loginId,
      createdAt: now,
    });
    barn.record(`api-key-${apiKeyId}`, {
      type: 'identity.ApiKeyMade',
      data: { apiKeyId, scopes, endsOn },
    } satisfies ApiKeyMade);
    return { apiKeyId };
  }
}
