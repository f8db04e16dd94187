import { QueryHandler } from '@nestjs/cqrs';
import type { ApiScope } from '../../../platform/auth/api-scopes.js';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';

export interface ActiveApiKey {
  apiKeyId: string;
  hint: string;
  scopes: readonly ApiScope[];
  lastUsedAt: Date | null;
}

/** Neither revoked nor ended, and of an active barn, as logins are. F13 */
export class FindActiveApiKey extends barnQuery<{ hash: string }, ActiveApiKey | undefined>(
  'identity.FindActiveApiKey',
) {}

@QueryHandler(FindActiveApiKey)
export class FindActiveApiKeyHandler extends BarnQueryHandler<FindActiveApiKey> {
  async answer(sql: Sql, { hash }: { hash: string }, { farmId, now }: Asker & { now: Date }) {
    const [key] = await sql<ActiveApiKey[]>`
      select k.api_key_id as "apiKeyId", k.key_hint as hint, k.scopes, k.last_used_at as "lastUsedAt"
      from api_key k join farm f on f.farm_id = k.farm_id
      where k.farm_id = ${farmId} and k.key_hash = ${hash} and k.revoked_at is null and f.is_active
        and (k.ends_on is null or k.ends_on >= (${now}::timestamptz at time zone f.time_zone)::date)`;
    return key;
  }
}
