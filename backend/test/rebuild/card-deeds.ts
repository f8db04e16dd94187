import { AgreeToCharges, EndCharges } from '../../src/modules/cards/commands/agree-to-charges.js';
import { BeginCharge } from '../../src/modules/cards/commands/begin-charge.js';
import { NoteChargeFailed } from '../../src/modules/cards/commands/note-charge-failed.js';
import { PurchasePackages } from '../../src/modules/billing/commands/purchase-packages.js';
import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
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
import { at, type Does, type Step } from './random-steps.js';

interface Ids {
  accountHolderId: string;
  studentId: string;
  productId: string;
}

/** A family lets its card be charged; what is due is tried in vain. */
async function chargedInVain(does: Does, admin: Actor, { accountHolderId, studentId, productId }: Ids) {
  for (const field of ['charges_saved_cards', 'can_use_invoices'])
    await does(admin, ChangePreference, { field, value: 1 });
  const [accountId, customerId, cardId] = ['acct_1', `cus_${accountHolderId}`, 'pm_charged'];
  await does(admin, NoteCardCustomer, { personId: accountHolderId, accountId, customerId });
  await does(admin, AgreeToCharges, { personId: accountHolderId, accountId, customerId, cardId, lastFour: '4242' });
  const bought = { received: '2026-11-20', accountHolderId, lines: [{ productId, studentId, priceMinor: 4500 }] };
  const { payment } = await does(admin, PurchasePackages, { by: 'invoice', ...bought });
  const begun = await does(admin, BeginCharge, { invoiceId: payment.id, isNow: false });
  const { due, n } = begun ?? { due: '2026-11-20', n: 1 };
  await does(admin, NoteChargeFailed, { invoiceId: payment.id, due, n, reason: 'Your card was declined.' });
  await does(admin, EndCharges, { personId: accountHolderId, why: 'barn' });
}

/** Payments by card: begun, paid or not, given back. */
export function cardDeeds(does: Does, { admin, students, products }: Awaited<ReturnType<typeof populate>>) {
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
      const { accountHolderId, studentId } = at(students, dice.who);
      const productId = at(products, dice.which);
      await chargedInVain(does, admin, { accountHolderId, studentId, productId });
      const asked = await begin(dice);
      await does(admin, DisconnectCardAccount, { accountId });
      await does(admin, AskToConfirm, { paymentId: asked.paymentId, cardId: `pm_${dice.how}` });
    },
  ];
}
