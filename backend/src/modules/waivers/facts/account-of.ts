import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import { isOwnPerson } from '../../people/contracts.js';
import { waiverErrors } from '../domain/errors.js';

/** The barn's settings; refused where it has no waivers, before anybody is looked for: the refusal tells nothing of whom. R150 */
export async function settingsOfWaivers(sql: Sql) {
  const settings = await loadBarnSettings(sql);
  if (!enabled(settings, 'can_sign_waivers')) throw waiverErrors.waivers_off();
  return settings;
}

/** The holder of a person's account; a family has its own alone. */
export async function accountOf(sql: Sql, personId: string, { farmId, actor }: Asker) {
  const isFamily = actor.userType === 'STU';
  const [account] = await sql<{ id: string }[]>`
    select p.billing_person_id as id from person p
    where p.farm_id = ${farmId} and p.person_id = ${personId} and p.billing_person_id is not null
      and (not ${isFamily}::boolean or ${isOwnPerson(sql, actor)})`;
  if (!account) throw notFound('The account');
  return account.id;
}
