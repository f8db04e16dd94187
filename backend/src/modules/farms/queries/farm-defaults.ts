import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import { settingsFor } from '../domain/family-settings.js';
import { SETTINGS } from '../domain/settings.js';
import type { CurrentUserReply, FarmDefaultsReply, FarmReply } from '../http/farm-defaults.replies.js';
import { people, products as systemProducts } from '../lookups.js';

type Preferences = Record<string, string | number | null>;
interface FarmRow {
  columns: Preferences;
  preferences: Preferences;
  products: Preferences | null;
}

export class ReadFarmDefaults extends barnQuery<{ username: string }, FarmReply>('farms.ReadFarmDefaults') {}

@QueryHandler(ReadFarmDefaults)
export class ReadFarmDefaultsHandler extends BarnQueryHandler<ReadFarmDefaults> {
  async answer(sql: Sql, { username }: { username: string }, { actor }: Asker) {
    const [defaults, user] = await Promise.all([farmDefaults(sql, actor), currentUser(sql, actor, username)]);
    return { farmDefaults: defaults, currentUser: user };
  }
}

/** Every setting by wire name: booleans as 1 or 0, unset as null. */
export async function farmDefaults(sql: Sql, actor: Actor) {
  const [row] = await sql<FarmRow[]>`
    select jsonb_build_object('farm_id', farm_id, 'farm_name', farm_name, 'time_zone', time_zone, 'country_code', country_code,
        'currency_code', currency_code, 'currency_symbol', currency_symbol, 'public_id', public_id,
        'eqo_stripe_customer_id', eqo_stripe_customer_id, 'is_active', is_active::int) as columns, preferences,
      (select jsonb_object_agg(system_use || '_product_id', product_id) from ${systemProducts(sql)} product
        where product.farm_id = farm.farm_id and system_use is not null) as products
    from farm`;
  if (!row) throw notFound('This barn');
  const { columns, preferences, products } = row;
  const known = { ...preferences, ...products, ...columns };
  const shown = SETTINGS.filter((setting) => ['ADM', 'SPR'].includes(actor.userType) || !setting.confidential);
  const values = shown.map(({ name, kind }) => [name, known[name] ?? (kind === 'flag' ? 0 : null)] as const);
  return { farm_id: columns.farm_id, ...Object.fromEntries(settingsFor(actor, values)) } as FarmDefaultsReply;
}

async function currentUser(sql: Sql, actor: Actor, username: string) {
  const [user] = await sql<CurrentUserReply[]>`
    select p.person_id, coalesce(p.person_name, ${username}) as person_name, ${actor.userType} as user_type_code, ${username} as username,
      ${actor.roleId ?? null}::uuid as role_id, ${actor.part ?? null}::text as family_part, f.farm_name, p.instructor_id, p.student_id
    from farm f left join ${people(sql)} p on p.farm_id = f.farm_id and p.person_id = ${actor.personId ?? null}::uuid`;
  return user as CurrentUserReply;
}
