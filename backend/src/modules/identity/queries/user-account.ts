import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { UserAccountReply } from '../http/vusers.replies.js';
import { people, roles, staff } from '../lookups.js';

/** What an administrator sees of a person's login, and what one could be made of. R158 R159 */
export class ReadUserAccount extends barnQuery<{ personId: string }, UserAccountReply>('identity.ReadUserAccount') {}

@QueryHandler(ReadUserAccount)
export class ReadUserAccountHandler extends BarnQueryHandler<ReadUserAccount> {
  async answer(sql: Sql, { personId }: { personId: string }, { farmId, actor, now }: Asker & { now: Date }) {
    const [found] = await sql<UserAccountReply[]>`
      select p.person_id, p.person_name, p.contact_email, p.is_active::int as is_active,
        exists (select from ${staff(sql)} i where i.farm_id = p.farm_id and i.person_id = p.person_id)::int as is_instructor,
        coalesce(p.billing_person_id = p.person_id, false)::int as is_account_holder,
        (select json_build_object('user_id', l.login_id, 'email', l.email, 'type', l.user_type, 'role_id', l.role_id,
            'role_name', r.role_name, 'is_active', l.is_active::int, 'is_invited', (l.password_hash is null)::int,
            'is_own', (l.login_id = ${actor.loginId})::int,
            'invited_until', (select max(t.expires_at) from password_token t where t.login_id = l.login_id
              and t.purpose = 'create' and t.used_at is null and t.expires_at > ${now}))
          from login l left join ${roles(sql)} r on r.farm_id = l.farm_id and r.role_id = l.role_id
          where l.farm_id = p.farm_id and l.person_id = p.person_id) as "user"
      from ${people(sql)} p where p.farm_id = ${farmId} and p.person_id = ${personId}`;
    if (!found) throw notFound('The person');
    return found;
  }
}
