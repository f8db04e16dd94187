import { QueryHandler } from '@nestjs/cqrs';
import type { ApiScope } from '../../../platform/auth/api-scopes.js';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { people } from '../lookups.js';

/** The newest; of those that are good there are never as many. */
const MOST_LISTED = 100;

export interface ApiKeyRow {
  apiKeyId: string;
  name: string;
  hint: string;
  scopes: ApiScope[];
  endsOn: string | null;
  /** Null: somebody who left. */
  madeBy: string | null;
  createdAt: Date;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
  state: 'active' | 'ended' | 'revoked';
}

type At = Asker & { now: Date };

/** Those that are good first, then the newest. */
export const apiKeyRows = (sql: Sql, { apiKeyId }: { apiKeyId?: string }, { farmId, now }: At) => sql<ApiKeyRow[]>`
  select * from (
    select k.api_key_id as "apiKeyId", k.key_name as name, k.key_hint as hint, k.scopes, k.ends_on::text as "endsOn",
      p.person_name as "madeBy", k.created_at as "createdAt", k.revoked_at as "revokedAt", k.last_used_at as "lastUsedAt",
      case when k.revoked_at is not null then 'revoked'
        when k.ends_on < (${now}::timestamptz at time zone f.time_zone)::date then 'ended' else 'active' end as state
    from api_key k join farm f on f.farm_id = k.farm_id
    left join login l on l.farm_id = k.farm_id and l.login_id = k.login_id
    left join ${people(sql)} p on p.farm_id = l.farm_id and p.person_id = l.person_id
    where k.farm_id = ${farmId} and (${apiKeyId ?? null}::uuid is null or k.api_key_id = ${apiKeyId ?? null}::uuid)
  ) listed
  order by state = 'active' desc, "createdAt" desc, "apiKeyId" limit ${MOST_LISTED}`;

export class ListApiKeys extends barnQuery<void, ApiKeyRow[]>('identity.ListApiKeys') {}

@QueryHandler(ListApiKeys)
export class ListApiKeysHandler extends BarnQueryHandler<ListApiKeys> {
  async answer(sql: Sql, _: void, asker: At) {
    return apiKeyRows(sql, {}, asker);
  }
}
