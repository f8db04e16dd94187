import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';

/** Whether the barn sent such a mail, and nobody has told yet that it came back. What nobody knows opens no barn. */
export class KnowsMail extends barnQuery<{ mailId: string }, boolean>('notifications.KnowsMail') {}

@QueryHandler(KnowsMail)
export class KnowsMailHandler extends BarnQueryHandler<KnowsMail> {
  async answer(sql: Sql, { mailId }: { mailId: string }, { farmId }: Asker) {
    const found = await sql`
      select from mail_message where farm_id = ${farmId} and mail_id = ${mailId} and sent_at is not null
        and returned is distinct from 'complained'`;
    return found.length > 0;
  }
}
