import { forbidden, notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { isOwnPerson } from '../queries/own-people.js';

/** Families change what is theirs, staff themselves, administrators everybody. To a family others do not exist. G11 */
export async function refuseOthers(barn: BarnTransaction, personId: string) {
  const { actor, farmId } = barn;
  if (actor.userType === 'ADM') return;
  if (actor.userType === 'INS') {
    if (actor.personId !== personId) throw forbidden();
    return;
  }
  const [own] = await barn.sql`
    select 1 from person p where p.farm_id = ${farmId} and p.person_id = ${personId} and ${isOwnPerson(barn.sql, actor)}`;
  if (!own) throw notFound('The person');
}
