import { AgreeToCharges, EndCharges } from '../../src/modules/cards/commands/agree-to-charges.js';
import { BeginCharge } from '../../src/modules/cards/commands/begin-charge.js';
import { NoteChargeFailed } from '../../src/modules/cards/commands/note-charge-failed.js';
import { AdvanceRelease } from '../../src/modules/cards/commands/advance-release.js';
import { HoldRelease, ResumeRelease } from '../../src/modules/cards/commands/hold-release.js';
import { ReleaseUnpaid } from '../../src/modules/cards/commands/release-unpaid.js';
import { OrderVoucher } from '../../src/modules/billing/commands/order-voucher.js';
import { VoucherStamps } from '../../src/modules/billing/voucher-stamps.js';
import { PROOF_BITS } from '../../src/platform/auth/form-stamps.js';
import { proofOf } from '../enquiries/stranger.js';
import { PurchasePackages } from '../../src/modules/billing/commands/purchase-packages.js';
import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { OpenAccount } from '../../src/modules/people/commands/open-account.js';
import { PlanSeries } from '../../src/modules/scheduling/commands/plan-series.js';
import type { Actor } from '../../src/platform/tenancy/actor.js';
import { AskToConfirm } from '../../src/modules/cards/commands/ask-to-confirm.js';
import { FollowCardMoney } from '../../src/modules/cards/commands/follow-card-money.js';
import { CloseStrandedPayment, StrandCardPayments } from '../../src/modules/cards/commands/strand-card-payments.js';
import { KeepCard, NoteCardCustomer } from '../../src/modules/cards/commands/note-card-customer.js';
import { NoteCardIntent } from '../../src/modules/cards/commands/note-card-intent.js';
import { NoteReturnRefused } from '../../src/modules/cards/commands/note-return-refused.js';
import { NoteMoneyReturned } from '../../src/modules/cards/commands/note-money-returned.js';
import { CloseCardPayment, ReceiveCardPayment } from '../../src/modules/cards/commands/receive-card-payment.js';
import { StartCardPayment } from '../../src/modules/cards/commands/start-card-payment.js';
import { ConnectCardAccount, DisconnectCardAccount } from '../../src/modules/farms/contracts.js';
import type { populate } from './random-barn.js';
import { weekly } from './series-deeds.js';
import { at, type Does, type Step } from './random-steps.js';

/** A family lets its card be charged; what is due is tried in vain, and its places are released. */
async function chargedInVain(
  does: Does,
  admin: Actor,
  { productId, sectionId }: { productId: string; sectionId: string },
) {
  for (const field of ['charges_saved_cards', 'can_use_invoices'])
    await does(admin, ChangePreference, { field, value: 1 });
  await does(admin, ChangePreference, { field: 'release_places_days', value: 10 });
  const account = await does(admin, OpenAccount, { holder: { firstName: 'Vera' }, members: [{ firstName: 'Vin' }] });
  const { personId, riders } = account;
  const [studentId = ''] = riders.map((rider) => rider.studentId);
  const [accountId, customerId, cardId] = ['acct_1', `cus_${personId}`, 'pm_charged'];
  await does(admin, NoteCardCustomer, { personId, accountId, customerId });
  await does(admin, AgreeToCharges, { personId, accountId, customerId, cardId, lastFour: '4242' });
  const start = { date: '2027-05-03', time: '10:00' };
  const plan = { sectionId, start, studentIds: [studentId], horseIds: [], extraStaff: [], recurrence: weekly(2) };
  await does(admin, PlanSeries, plan);
  const lines = [{ productId, studentId, priceMinor: 4500 }];
  const bought = { received: '2026-11-20', accountHolderId: personId, lines };
  const { payment } = await does(admin, PurchasePackages, { by: 'invoice', ...bought });
  const invoiceId = payment.id;
  const begun = await does(admin, BeginCharge, { invoiceId, isNow: false });
  const { due, n } = begun ?? { due: '2026-11-20', n: 1 };
  await does(admin, NoteChargeFailed, { invoiceId, due, n, reason: 'Your card was declined.', goneCardId: cardId });
  await does(admin, EndCharges, { personId, why: 'barn' });
  // Before nine in the morning of the barn nothing is charged.
  if (!begun) return;
  await does(admin, HoldRelease, { invoiceId, reason: 'Pays on Friday' });
  await does(admin, ResumeRelease, { invoiceId });
  await does(admin, AdvanceRelease, { invoiceId });
  await does(admin, ReleaseUnpaid, { invoiceId, seen: 2 });
}

/** Two strangers order gift vouchers; one pays. */
async function strangersVoucher(
  does: Does,
  admin: Actor,
  { farmId, secret, now }: Awaited<ReturnType<typeof populate>>['forms'],
) {
  await does(admin, ChangePreference, { field: 'sells_vouchers', value: 1 });
  for (const isPaid of [true, false]) {
    const stamps = new VoucherStamps(secret);
    const stamp = stamps.issue(farmId, new Date(now().getTime() - 60_000));
    const buyer = { firstName: 'Gerda', lastName: 'Giver', email: 'gerda@home.test', givenTo: 'Ida', message: null };
    const form = { stamp, proof: proofOf(stamp, PROOF_BITS), isTrapped: false };
    await does(admin, OrderVoucher, { ...form, wanted: { ...buyer, amountMinor: 5000 } });
    const { paymentId } = await does(admin, StartCardPayment, {
      what: { orderId: stamps.read(farmId, stamp)?.id ?? '' },
    });
    await does(admin, NoteCardIntent, { paymentId, intentId: `pi_${paymentId}` });
    if (isPaid) await does(admin, ReceiveCardPayment, { paymentId, method: 'card' });
    else await does(admin, CloseCardPayment, { paymentId });
  }
}

/** Payments by card: begun, paid or not, given back. */
export function cardDeeds(
  does: Does,
  { admin, students, products, sections, forms }: Awaited<ReturnType<typeof populate>>,
) {
  const accountId = 'acct_1';
  const begin = async ({ who, which }: Step) => {
    const { studentId, accountHolderId } = at(students, who);
    const lines = [{ productId: at(products, which), studentId }];
    const started = await does(admin, StartCardPayment, { what: { cart: { lines, accountHolderId } } });
    await does(admin, NoteCardIntent, { paymentId: started.paymentId, intentId: `pi_${started.paymentId}` });
    return started;
  };
  return [
    async (dice: Step) => {
      await does(admin, ConnectCardAccount, { accountId });
      const { paymentId, payer } = await begin(dice);
      if (!payer) throw new Error('A family has a name.');
      const { personId } = payer;
      await does(admin, NoteCardCustomer, { personId, accountId, customerId: `cus_${personId}` });
      await does(admin, KeepCard, { personId, paymentMethodId: `pm_${dice.how}` });
      await does(admin, ReceiveCardPayment, { paymentId, method: dice.far ? 'card' : 'saved' });
      await does(admin, NoteMoneyReturned, {
        paymentId,
        refundId: `re_${paymentId}`,
        intentId: `pi_${paymentId}`,
        amountMinor: 100,
        state: 'done',
      });
      const told = { id: `re_by_hand_${paymentId}`, state: 'done', amountMinor: 100, paymentId: null } as const;
      await does(admin, FollowCardMoney, { paymentId, news: { refund: told } });
      await does(admin, FollowCardMoney, { paymentId, news: { refund: { ...told, state: 'failed' } } });
      const dispute = { id: `dp_${paymentId}`, amountMinor: 200, evidenceBy: null };
      await does(admin, FollowCardMoney, { paymentId, news: { dispute: { ...dispute, state: 'open' } } });
      await does(admin, FollowCardMoney, { paymentId, news: { dispute: { ...dispute, state: 'won' } } });
      await does(admin, NoteReturnRefused, {
        paymentId,
        refundId: `refund-${paymentId}`,
        intentId: `pi_${paymentId}`,
        amountMinor: 100,
      });
      const left = await begin(dice);
      await does(admin, StrandCardPayments, { accountId, back: false });
      await does(admin, CloseStrandedPayment, { paymentId: left.paymentId });
      await does(admin, StrandCardPayments, { accountId, back: true });
      await does(admin, CloseCardPayment, { paymentId: (await begin(dice)).paymentId });
      await chargedInVain(does, admin, { productId: at(products, dice.which), sectionId: at(sections, dice.which) });
      await strangersVoucher(does, admin, forms);
      const asked = await begin(dice);
      await does(admin, DisconnectCardAccount, { accountId });
      await does(admin, AskToConfirm, { paymentId: asked.paymentId, cardId: `pm_${dice.how}` });
    },
  ];
}
