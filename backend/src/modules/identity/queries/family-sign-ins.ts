import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { isInCircle } from '../../../platform/tenancy/family-part.js';
import { MOST_OF_A_FAMILY } from '../domain/decide-family-invitation.js';
import type { FamilySignInsReply } from '../http/family-sign-ins.replies.js';
import { people } from '../lookups.js';

/** Who of a family signs in besides its account holder, the account of the family that asks unless an administrator names one. */
export class ListFamilySignIns extends barnQuery<{ accountId?: string }, FamilySignInsReply>(
  'identity.ListFamilySignIns',
) {}

@QueryHandler(ListFamilySignIns)
export class ListFamilySignInsHandler extends BarnQueryHandler<ListFamilySignIns> {
  async answer(sql: Sql, { accountId }: { accountId?: string }, { farmId, actor, now }: Asker & { now: Date }) {
    const isFamily = actor.userType === 'STU';
    const asked = isFamily ? actor.personId : accountId;
    const keeps = !isFamily || isInCircle('holder', actor);
    const [account] = await sql<{ accountId: string; signIns: FamilySignInsReply['sign_ins'] }[]>`
      select h.person_id as "accountId",
        (select coalesce(json_agg(json_build_object('user_id', l.login_id, 'person_id', p.person_id, 'person_name', p.person_name,
            'email', case when ${keeps} or l.login_id = ${actor.loginId} then l.email end,
            'part', l.family_part, 'may_buy', l.may_buy::int, 'gets_mails', l.gets_mails::int,
            'is_active', l.is_active::int, 'is_invited', (l.password_hash is null)::int, 'is_own', (l.login_id = ${actor.loginId})::int,
            'invited_until', (select max(t.expires_at) from password_token t where t.login_id = l.login_id
              and t.purpose = 'create' and t.used_at is null and t.expires_at > ${now}))
            order by l.created_at, l.login_id), '[]')
          from login l join ${people(sql)} p on p.farm_id = l.farm_id and p.person_id = l.person_id
          where l.farm_id = h.farm_id and p.billing_person_id = h.person_id and l.family_part is not null) as "signIns"
      from ${people(sql)} me join ${people(sql)} h on h.farm_id = me.farm_id and h.person_id = me.billing_person_id
      where me.farm_id = ${farmId} and me.person_id = ${asked ?? null}`;
    if (!account || (isFamily && accountId !== undefined && accountId !== account.accountId))
      throw notFound('The account', 'account_person_id');
    return {
      sign_ins: account.signIns,
      most: MOST_OF_A_FAMILY,
      can_keep: !isFamily || (keeps && account.accountId === actor.personId) ? 1 : 0,
    };
  }
}
