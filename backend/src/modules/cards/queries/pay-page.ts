import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { numberOf, textOf, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { cardFeeOn, paperOf, transferOf } from '../../billing/contracts.js';
import { cardErrors } from '../domain/errors.js';
import type { PayPageReply } from '../http/pay-links.replies.js';

interface CardForm {
  publicKey: string;
  scriptUrl: string;
}

/** What stands behind a link: that invoice, and nothing else of the family. `form`: the provider's, where cards can be taken at all. */
export class ReadPayPage extends barnQuery<{ invoiceId: string; form?: CardForm | undefined }, PayPageReply>(
  'cards.ReadPayPage',
) {}

@QueryHandler(ReadPayPage)
export class ReadPayPageHandler extends BarnQueryHandler<ReadPayPage> {
  async answer(
    sql: Sql,
    { invoiceId, form }: ReadPayPage['input'],
    asker: Asker & { now: Date },
  ): Promise<PayPageReply> {
    const [paper, [barn]] = await Promise.all([
      paperOf(sql, asker, invoiceId),
      sql<(Pick<BarnSettings, 'preferences'> & { isErased: boolean })[]>`
        select preferences, exists (
          select from payment pay join person holder on holder.farm_id = pay.farm_id and holder.person_id = pay.billing_person_id
          where pay.farm_id = farm.farm_id and pay.payment_id = ${invoiceId} and holder.erased_at is not null) as "isErased"
        from farm where farm_id = ${asker.farmId}`,
    ]);
    if (!paper || !barn || barn.isErased || paper.payment.invoice !== 1) throw cardErrors.pay_link_over();
    const { payment, items } = paper;
    const { name: farm_name, email: farm_email, currency: currency_code, mailNotes, notes } = paper.barn;
    const about = { farm_name, farm_email, currency_code, invoice_number: payment.invoice_number ?? 0 };
    const day = { received: payment.received, due_date: payment.due_date, overdue_days: payment.overdue_days };
    const none = {
      items: [],
      tax: 0,
      total: 0,
      part_paid: 0,
      outstanding: 0,
      how_to_pay: [],
      bank_transfer: null,
      card: null,
    };
    const { tax, total, part_paid, asked: outstanding } = payment;
    // What was lowered to nothing counts as paid, too.
    if (outstanding <= 0) return { state: payment.paid && total > 0 ? 'paid' : 'nothing', ...about, ...day, ...none };
    return {
      state: 'open',
      ...about,
      ...day,
      items: items.map(({ product_name, price }) => ({ product_name, price })),
      tax,
      total,
      part_paid,
      outstanding,
      how_to_pay: [...new Set([...mailNotes.invoice, ...notes])],
      bank_transfer: transferOf(paper) ?? null,
      card: paper.barn.takesCards && form ? cardOf(barn, form, Math.round(outstanding * 100)) : null,
    };
  }
}

/** What the provider is asked for in the end: with the fee of the barn. */
function cardOf(barn: Pick<BarnSettings, 'preferences'>, form: CardForm, openMinor: number) {
  const feeMinor = cardFeeOn(openMinor, numberOf(barn, 'stripe_convenience_fee'));
  return {
    publicKey: form.publicKey,
    script_url: form.scriptUrl,
    stripe_account_id: textOf(barn, 'stripe_account_id'),
    fee: feeMinor / 100,
    total: openMinor + feeMinor,
  };
}
