import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { cancellationRecipients } from '../../notifications/contracts.js';
import { sliceOf } from '../../scheduling/contracts.js';
import type { BulkPreviewReply, BulkRecipientReply } from '../http/bulk.replies.js';

/** Thousands of mails are counted; so many of them are named. */
const MOST_NAMED = 100;

type CancellationMails = Pick<BulkPreviewReply, 'mails' | 'without_address' | 'recipients'>;

/** The mails that cancelling these lessons in this order leads to; people without an address are counted and named, too. */
export class ListCancellationMails extends barnQuery<{ lessonIds: readonly string[] }, CancellationMails>(
  'calendar.ListCancellationMails',
) {}

@QueryHandler(ListCancellationMails)
export class ListCancellationMailsHandler extends BarnQueryHandler<ListCancellationMails> {
  async answer(sql: Sql, input: ListCancellationMails['input'], { farmId }: Asker) {
    const lessonIds = [...new Set(input.lessonIds)];
    const slices = new Map(lessonIds.map((id, index) => [id, sliceOf(index)]));
    const mails = new Map<string, BulkRecipientReply>();
    for (const { lessonId, who, name, isStaff, isReachable } of await cancellationRecipients(sql, farmId, lessonIds))
      mails.set(`${slices.get(lessonId)} ${who}`, {
        name,
        is_staff: isStaff ? 1 : 0,
        has_address: isReachable ? 1 : 0,
      });
    const sorted = [...mails.values()].sort((a, b) => a.is_staff - b.is_staff || byName.compare(a.name, b.name));
    const reached = sorted.filter((one) => one.has_address === 1);
    const unreached = sorted.filter((one) => one.has_address === 0);
    return {
      mails: reached.length,
      without_address: unreached.length,
      recipients: [...reached.slice(0, MOST_NAMED), ...unreached.slice(0, MOST_NAMED)],
    };
  }
}

const byName = new Intl.Collator();
