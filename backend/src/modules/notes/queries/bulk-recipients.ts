import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { BulkNotePreviewReply } from '../http/bulk-notes.replies.js';
import { sessionRiders, sessions } from '../lookups.js';

/** All account holders, or those who have riders in a session: registered ones, and as is said those who are pending or wait. */
export interface BulkTo {
  seriesId?: string;
  withPending?: boolean;
  withWaiting?: boolean;
}
type Reading = BulkTo & { farmId: string; now: Date };

const statesOf = ({ withPending, withWaiting }: BulkTo) => [
  'registered',
  ...(withPending ? ['asked'] : []),
  ...(withWaiting ? ['waiting'] : []),
];

/** Active account holders `p`. */
const activeHolders = (sql: Sql, { farmId, now, ...to }: Reading): Fragment => sql`
  from person p where p.farm_id = ${farmId} and p.billing_person_id = p.person_id and p.is_active ${
    to.seriesId
      ? sql`and exists (
        select from ${sessionRiders(sql, now)} x join student s on s.farm_id = x.farm_id and s.student_id = x.student_id
        join person rider on rider.farm_id = s.farm_id and rider.person_id = s.person_id
        where x.farm_id = p.farm_id and x.series_id = ${to.seriesId} and x.state = any(${statesOf(to)}::text[])
          and rider.billing_person_id = p.person_id)`
      : sql``
  }`;

const HAS_EMAIL = (sql: Sql): Fragment => sql`nullif(trim(p.contact_email), '') is not null`;

/** Whom a note to all, or to a session, reaches: active account holders with an address. F01 */
export const bulkRecipients = (sql: Sql, reading: Reading) => sql<{ person_id: string; email: string }[]>`
  select p.person_id, trim(p.contact_email) as email ${activeHolders(sql, reading)} and ${HAS_EMAIL(sql)} order by p.person_id`;

/** Of another barn, too, there is no session. */
export async function refuseUnknownSession(sql: Sql, { farmId, seriesId }: Pick<Reading, 'farmId' | 'seriesId'>) {
  if (!seriesId) return;
  const [found] = await sql`select from ${sessions(sql)} r where r.farm_id = ${farmId} and r.series_id = ${seriesId}`;
  if (!found) throw notFound('The session', 'series_id');
}

/** To how many people a note would go, and of a session's families to whom it does not. */
export class PreviewBulkNote extends barnQuery<BulkTo, BulkNotePreviewReply>('notes.PreviewBulkNote') {}

@QueryHandler(PreviewBulkNote)
export class PreviewBulkNoteHandler extends BarnQueryHandler<PreviewBulkNote> {
  async answer(sql: Sql, to: BulkTo, { farmId, now }: Asker & { now: Date }) {
    const reading = { ...to, farmId, now };
    const [[counted]] = await Promise.all([
      sql<[BulkNotePreviewReply]>`
        select (count(*) filter (where ${HAS_EMAIL(sql)}))::int as emails,
          (count(*) filter (where not ${HAS_EMAIL(sql)}))::int as without_email,
          coalesce(json_agg(json_build_object('person_id', p.person_id, 'person_name', p.person_name)
            order by lower(p.person_name), p.person_id)
            filter (where ${to.seriesId !== undefined} and not ${HAS_EMAIL(sql)}), '[]') as unreached
        ${activeHolders(sql, reading)}`,
      refuseUnknownSession(sql, reading),
    ]);
    return counted;
  }
}
