import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { isDaytime } from '../../enrollment/contracts.js';
import { nextReleaseStep } from '../domain/place-release.js';
import { overdueInvoices, releasesOf } from '../facts/releases.js';
import type { ReleaseReply } from '../http/releases.replies.js';

/** Open invoices about whose places something is to be done today, in the daytime of the barn. */
export class ReleasesDue extends barnQuery<void, string[]>('cards.ReleasesDue') {}

@QueryHandler(ReleasesDue)
export class ReleasesDueHandler extends BarnQueryHandler<ReleasesDue> {
  async answer(sql: Sql, _: void, { farmId, now }: Asker & { now: Date }) {
    const invoices = await overdueInvoices(sql, { farmId, now }, sql`true`);
    return invoices.filter((one) => isDaytime(one) && nextReleaseStep(one.overdue)).map(({ invoiceId }) => invoiceId);
  }
}

/** What of an invoice is to be released; null: nothing. */
export class ReadRelease extends barnQuery<{ invoiceId: string }, ReleaseReply | null>('cards.ReadRelease') {}

@QueryHandler(ReadRelease)
export class ReadReleaseHandler extends BarnQueryHandler<ReadRelease> {
  async answer(sql: Sql, { invoiceId }: { invoiceId: string }, { farmId, now }: Asker & { now: Date }) {
    const which = sql`pay.payment_id = ${invoiceId}`;
    const releases = await releasesOf(sql, { farmId, now }, { which, isFamily: false });
    return releases.get(invoiceId) ?? null;
  }
}
