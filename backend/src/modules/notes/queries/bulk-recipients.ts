import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { BulkNotePreviewReply } from '../http/bulk-notes.replies.js';

/** Active account holders `p`. */
const activeHolders = (sql: Sql, farmId: string): Fragment => sql`
  from person p where p.farm_id = ${farmId} and p.billing_person_id = p.person_id and p.is_active`;

const HAS_EMAIL = (sql: Sql): Fragment => sql`nullif(trim(p.contact_email), '') is not null`;

/** Whom a note to all reaches: active account holders with an address. F01 */
export const bulkRecipients = (sql: Sql, farmId: string) => sql<{ person_id: string; email: string }[]>`
  select p.person_id, trim(p.contact_email) as email ${activeHolders(sql, farmId)} and ${HAS_EMAIL(sql)} order by p.person_id`;

/** To how many people a note to all would go. */
export class PreviewBulkNote extends barnQuery<Record<never, never>, BulkNotePreviewReply>('notes.PreviewBulkNote') {}

@QueryHandler(PreviewBulkNote)
export class PreviewBulkNoteHandler extends BarnQueryHandler<PreviewBulkNote> {
  async answer(sql: Sql, _: object, { farmId }: Asker) {
    const [counted] = await sql<[BulkNotePreviewReply]>`
      select (count(*) filter (where ${HAS_EMAIL(sql)}))::int as emails,
        (count(*) filter (where not ${HAS_EMAIL(sql)}))::int as without_email
      ${activeHolders(sql, farmId)}`;
    return counted;
  }
}
