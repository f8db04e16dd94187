import { CommandHandler } from '@nestjs/cqrs';
import { createHash } from 'node:crypto';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled, textOf } from '../../../platform/tenancy/barn-settings.js';
import {
  offerGuestPlace,
  offerInvoice,
  offerPurchase,
  offerVoucher,
  type GuestPlaceWish,
  type OfferedCart,
} from '../../billing/contracts.js';
import { takesCards } from '../../farms/contracts.js';
import { LEFT_ALONE_MS, type Purpose } from '../domain/card-payment.js';
import { cardErrors } from '../domain/errors.js';
import { cardPaymentStream, type CardPaymentStarted } from '../events.js';
import { CardCustomer } from '../tables/card-customer.entity.js';
import { CardPayment } from '../tables/card-payment.entity.js';
import { ChargeTryRow } from '../tables/charge-try.entity.js';

export interface WantedPayment {
  /** What is bought, the invoice that is paid, the voucher that a stranger ordered, or the place that a guest asks for. */
  what:
    | { cart: OfferedCart }
    | { invoiceId: string; partMinor?: number; isAsked?: boolean }
    | { orderId: string }
    | { place: GuestPlaceWish };
  /** The total that was shown, to be confirmed; minor units with the fee. */
  totalMinor?: number;
  withoutFee?: boolean;
  /** Which try to charge what is due it is. */
  ofTry?: { due: string; n: number };
  /** Nobody confirms it: the same wish a moment after it was paid is the same request again, unless it has a key of its own. */
  atOnce?: boolean;
}

export interface StartedPayment {
  paymentId: string;
  amountMinor: number;
  currency: string;
  accountId: string;
  intentId: string | null;
  customerId: string | null;
  /** The money is held, and taken later. */
  isHeld: boolean;
  /** As the provider gets to know the family; undefined: a stranger, whose card is not kept. */
  payer: { personId: string; name: string; email: string | null } | undefined;
}

const NEW_EACH_TIME = new Set(['packageId', 'paymentId', 'subjectId']);
const lasting = (key: string, value: unknown) => {
  if (NEW_EACH_TIME.has(key)) return undefined;
  return key === 'pins' && value ? Object.values(value) : value;
};
/** Ids are made anew with every offer; the same wish has the same fingerprint. */
const fingerprintOf = (accountId: string, purpose: Purpose) =>
  createHash('sha256').update(accountId).update(JSON.stringify(purpose, lasting)).digest('hex');

interface Offered {
  purpose: Purpose;
  /** Of the payment of a cart; one that pays an invoice gets its own. */
  paymentId?: string;
  /** Null: a stranger's. */
  billingPersonId: string | null;
  invoiceId: string | null;
  totalMinor: number;
}

function refuseOther(offer: Pick<Offered, 'totalMinor'>, shownMinor: number | undefined) {
  if (shownMinor !== undefined && shownMinor !== offer.totalMinor)
    throw cardErrors.card_amount_differs((offer.totalMinor / 100).toFixed(2));
}

async function offered(barn: BarnTransaction, { what, totalMinor, withoutFee }: WantedPayment): Promise<Offered> {
  const isFamily = barn.actor.userType === 'STU';
  if ('invoiceId' in what) {
    const invoice = await offerInvoice(barn, { ...what, withoutFee: withoutFee && !isFamily });
    refuseOther(invoice, totalMinor);
    return { ...invoice, purpose: { invoice } };
  }
  if ('orderId' in what) {
    const voucher = await offerVoucher(barn, what.orderId);
    const offer = { totalMinor: voucher.amountMinor + voucher.feeMinor };
    refuseOther(offer, totalMinor);
    return { ...offer, purpose: { voucher }, billingPersonId: null, invoiceId: null };
  }
  if ('place' in what) {
    const guest = await offerGuestPlace(barn, what.place);
    refuseOther(guest, totalMinor);
    return { purpose: { guest }, totalMinor: guest.totalMinor, billingPersonId: null, invoiceId: null };
  }
  if (isFamily && !enabled(barn.settings, 'clients_can_buy_online')) throw cardErrors.buying_off();
  const packages = await offerPurchase(barn, {
    ...what.cart,
    amountMinor: totalMinor,
    withoutFee: withoutFee && !isFamily,
  });
  return { ...packages.payment, purpose: { packages }, invoiceId: null };
}

/** One that is open, or was paid a moment ago where nobody is there to say that it is wanted twice. */
async function sameWish({ sql, farmId, now }: BarnTransaction, fingerprint: string, atOnce: boolean) {
  const justNow = new Date(now.getTime() - LEFT_ALONE_MS);
  const paid = atOnce ? sql`or state = 'received' and created_at > ${justNow}` : sql``;
  const [known] = await sql<{ paymentId: string; intentId: string | null }[]>`
    select payment_id as "paymentId", intent_id as "intentId" from card_payment
    where farm_id = ${farmId} and fingerprint = ${fingerprint} and (state = 'open' ${paid})
    order by state = 'open' desc, created_at desc limit 1`;
  return known;
}

/** Totals are computed here alone. The same wish that is still open is answered with the same payment. D10 R178 */
export class StartCardPayment extends barnCommand<WantedPayment, StartedPayment>('cards.StartPayment') {}

@CommandHandler(StartCardPayment)
export class StartCardPaymentHandler extends BarnCommandHandler<StartCardPayment> {
  async handle(barn: BarnTransaction, wanted: WantedPayment) {
    const { farmId, settings } = barn;
    const accountId = textOf(settings, 'stripe_account_id');
    if (!takesCards(accountId)) throw cardErrors.cards_off();
    const offer = await offered(barn, wanted);
    const { purpose, billingPersonId, invoiceId, totalMinor: amountMinor } = offer;
    const fingerprint = fingerprintOf(accountId, purpose);
    const [known, customer, [payer]] = await Promise.all([
      sameWish(barn, fingerprint, wanted.atOnce ?? false),
      billingPersonId
        ? barn.repository(CardCustomer).findOneBy({ farmId, personId: billingPersonId, accountId })
        : null,
      barn.sql<{ personId: string; name: string; email: string | null }[]>`
        select person_id as "personId", person_name as name, nullif(contact_email, '') as email
        from person where farm_id = ${farmId} and person_id = ${billingPersonId}`,
    ]);
    if (!payer && billingPersonId) throw new Error('An account holder without a person cannot pay.');
    const paymentId = known?.paymentId ?? offer.paymentId ?? barn.newId();
    const { currency } = settings;
    if (!known) {
      await barn.repository(CardPayment).insert({
        farmId,
        paymentId,
        accountId,
        billingPersonId,
        invoiceId,
        purpose,
        fingerprint,
        amountMinor,
        currency,
        intentId: null,
        state: 'open',
        createdAt: barn.now,
        askedAt: null,
        askedCard: null,
        endedBy: null,
        placeId: 'guest' in purpose ? purpose.guest.placeId : null,
        hold: 'guest' in purpose ? 'asked' : null,
      });
      barn.record(cardPaymentStream(paymentId), {
        type: 'cards.PaymentStarted',
        data: { paymentId, billingPersonId, invoiceId, amountMinor },
      } satisfies CardPaymentStarted);
    }
    const { ofTry } = wanted;
    if (ofTry && invoiceId)
      await barn
        .repository(ChargeTryRow)
        .update({ farmId, invoiceId, due: ofTry.due, tryNumber: ofTry.n }, { paymentId });
    return {
      paymentId,
      amountMinor,
      currency,
      accountId,
      payer,
      isHeld: 'guest' in purpose,
      intentId: known?.intentId ?? null,
      customerId: customer?.customerId ?? null,
    };
  }
}
