import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { printedNumber } from '../domain/paper-number.js';
import type { PaperNumbered } from '../paper-events.js';
import { barnOnPaper } from '../papers/barn-on-paper.js';
import type { VoucherPaper } from '../papers/voucher-page.js';

/** What is printed to be given; of one that is spent or cancelled there is nothing to give. */
export class ReadVoucherPaper extends barnQuery<{ voucherId: string }, VoucherPaper>('billing.ReadVoucherPaper') {}

@QueryHandler(ReadVoucherPaper)
export class ReadVoucherPaperHandler extends BarnQueryHandler<ReadVoucherPaper> {
  async answer(sql: Sql, { voucherId }: { voucherId: string }, { farmId }: Asker) {
    const paper = await voucherPaperOf(sql, farmId, voucherId);
    if (!paper) throw notFound('The voucher');
    return paper;
  }
}

/** Undefined once it is spent or cancelled. */
export async function voucherPaperOf(sql: Sql, farmId: string, voucherId: string): Promise<VoucherPaper | undefined> {
  const [[voucher], barn] = await Promise.all([
    sql<(Omit<VoucherPaper, 'barn' | 'number'> & { numbered: Omit<PaperNumbered['data'], 'subjectId'> | null })[]>`
      select card.code, v.amount_minor as "amountMinor", v.expiry_date as "expiryDate", v.sold_on as "soldOn",
        card.given_to as "givenTo", card.given_by as "givenBy", card.message,
        (select to_jsonb(n) from paper_number n where n.farm_id = v.farm_id and n.subject_id = v.voucher_id) as numbered
      from voucher v join voucher_card card on card.farm_id = v.farm_id and card.voucher_id = v.voucher_id
      where v.farm_id = ${farmId} and v.voucher_id = ${voucherId} and v.redeemed_on is null and v.cancelled_on is null`,
    barnOnPaper(sql, farmId),
  ]);
  if (!voucher || !barn) return undefined;
  const { numbered, ...rest } = voucher;
  return { ...rest, number: numbered ? printedNumber(numbered) : '', barn };
}
