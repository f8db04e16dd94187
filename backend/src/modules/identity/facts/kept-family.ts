import { forbidden, notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { FamilyPart } from '../../../platform/tenancy/family-part.js';
import type { InvitingAccount } from '../domain/decide-family-invitation.js';
import { people, riders } from '../lookups.js';

/** The account whose sign-ins the caller keeps: any for an administrator, the own one for its holder; others do not exist for him. */
export async function keptAccount(barn: BarnTransaction, wanted: string | undefined): Promise<InvitingAccount> {
  const { sql, farmId, actor } = barn;
  const own = actor.userType === 'ADM' ? wanted : actor.personId;
  if (!own || (wanted !== undefined && wanted !== own)) throw notFound('The account', 'account_person_id');
  const [account] = await sql<InvitingAccount[]>`
    select h.person_id as "accountId", h.person_name as "holderName", h.is_active as "isActive",
      (select coalesce(json_agg(json_build_object('personId', p.person_id, 'name', p.person_name)), '[]')
        from login l join ${people(sql)} p on p.farm_id = l.farm_id and p.person_id = l.person_id
        where l.farm_id = h.farm_id and p.billing_person_id = h.person_id and p.person_id <> h.person_id) as "signIns",
      (select coalesce(json_agg(json_build_object('personId', p.person_id, 'name', p.person_name, 'isActive', p.is_active)), '[]')
        from ${people(sql)} p join ${riders(sql)} r on r.farm_id = p.farm_id and r.person_id = p.person_id
        where p.farm_id = h.farm_id and p.billing_person_id = h.person_id) as riders
    from ${people(sql)} h where h.farm_id = ${farmId} and h.person_id = ${own} and h.billing_person_id = h.person_id`;
  if (!account) throw notFound('The account', 'account_person_id');
  return account;
}

export interface KeptSignIn {
  loginId: string;
  personId: string;
  accountId: string;
  part: FamilyPart;
  mayBuy: boolean;
  getsMails: boolean;
}

/** A sign-in of a family that the caller keeps, or its own where `orOwn`; of another family or barn it does not exist. */
export async function keptSignIn(barn: BarnTransaction, loginId: string, { orOwn = false } = {}): Promise<KeptSignIn> {
  const { sql, farmId, actor } = barn;
  const [found] = await sql<KeptSignIn[]>`
    select l.login_id as "loginId", l.person_id as "personId", p.billing_person_id as "accountId", l.family_part as part,
      l.may_buy as "mayBuy", l.gets_mails as "getsMails"
    from login l join ${people(sql)} p on p.farm_id = l.farm_id and p.person_id = l.person_id
    where l.farm_id = ${farmId} and l.login_id = ${loginId} and l.family_part is not null`;
  const isOwn = found?.loginId === actor.loginId;
  const keeps = actor.userType === 'ADM' || (!actor.part && found?.accountId === actor.personId);
  if (!found || !(keeps || isOwn)) throw notFound('The sign-in');
  if (!keeps && !orOwn) throw forbidden();
  return found;
}
