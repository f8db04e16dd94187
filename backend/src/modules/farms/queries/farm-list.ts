import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { PlatformDatabase } from '../../../platform/database/databases.js';
import { platformQuery } from '../../../platform/messages/platform-message.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import type { FarmRowReply } from '../http/super.replies.js';
import { CountBarn } from './barn-counts.js';
import { signIns } from '../lookups.js';

interface Wanted {
  actor: Actor;
  search?: string;
  /** Undefined lists both. */
  active?: boolean;
  offset: number;
  limit: number;
}
type Listed = Omit<FarmRowReply, 'riders' | 'lessons_this_week'>;

/** Barns that are open, by name. What stands in a barn's own tables is asked of each barn that is shown. */
export class ListFarms extends platformQuery<Wanted, { farms: FarmRowReply[]; total: number }>('farms.ListFarms') {}

@QueryHandler(ListFarms)
export class ListFarmsHandler implements IQueryHandler<ListFarms> {
  constructor(
    private readonly database: PlatformDatabase,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { actor, search = '', active, offset, limit } }: ListFarms) {
    const { sql } = this.database;
    const now = this.clock.now();
    const wanted = sql`
      from farm f join farm_clock c using (farm_id)
      where c.position > 0 and (${active ?? null}::boolean is null or f.is_active = ${active ?? null}::boolean)
        and strpos(lower(concat_ws(' ', f.farm_name, f.preferences ->> 'email')), lower(${search.trim()})) > 0`;
    const [rows, [counted]] = await Promise.all([
      sql<Listed[]>`
        select f.farm_id as id, f.farm_name, f.is_active::int as is_active, f.country_code, f.time_zone,
          nullif(f.preferences ->> 'email', '') as email,
          case when nullif(f.preferences ->> 'eqo_subscription_id', '') is null then 'Free Trial' else 'Live' end as subscription,
          to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
          (select to_char(max(l.last_sign_in_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from ${signIns(sql)} l
            where l.farm_id = f.farm_id) as last_sign_in
        ${wanted} order by lower(f.farm_name), f.farm_id offset ${offset} limit ${limit}`,
      sql<[{ total: number }]>`select count(*)::int as total ${wanted}`,
    ]);
    const farms = await Promise.all(
      rows.map(async (row) => ({
        ...row,
        ...(await this.queries.execute(new CountBarn({ farmId: row.id, actor }, { now }))),
      })),
    );
    return { farms, total: counted.total };
  }
}
