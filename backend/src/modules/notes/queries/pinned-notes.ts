import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import { isReadableAbout } from './readable-notes.js';

/** Texts that are pinned about a client and that the caller may read, the latest first, as a list. A06 */
export const pinnedNotes = (
  sql: Sql,
  actor: Actor,
  { farmId, personId }: { farmId: Fragment; personId: Fragment },
) => sql`
  array(select n.notes from note n join person p on p.farm_id = n.farm_id and p.person_id = n.person_id
    where n.farm_id = ${farmId} and n.person_id = ${personId} and n.pin and ${isReadableAbout(sql, actor, 'client')}
    order by n.created_at desc, n.note_id)`;
