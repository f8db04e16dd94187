import type { Dice, Purses } from './purses.js';

const INVOICES = ['payment', 'payment_id', `transaction_type = 'invoice' and not paid`] as const;
const BY_HAND = ['payment', 'payment_id', `transaction_type = 'manual'`] as const;
const WAITING = ['payment', 'payment_id', `refund_state = 'pending'`] as const;
const PACKAGES = ['package', 'package_id', `kind = 'package'`] as const;
const PLACES = ['lesson_person', 'lesson_person_id', 'not is_cancelled'] as const;
const VOUCHERS = ['voucher', 'voucher_id', 'redeemed_on is null and cancelled_on is null'] as const;

const OUTCOMES = ['CWR', 'CWC', 'CWM', 'CWP'];

/** Everything by which money comes, is asked for, goes back, or is for something else than before; each as often as the others. */
export function deedsOf({ office, mother, byCard, about, giveBackByHand, barn, family, line }: Purses) {
  const cart = ({ how }: Dice) => ({ item_details: Array.from({ length: 1 + (how % 3) }, () => line()) });
  const money = ({ amount }: Dice) => amount / 100;
  /** While packages are valid. */
  const start = ({ which, how, amount }: Dice) => {
    const day = new Date(Date.now() + (3 + (which % 150)) * 86_400_000).toISOString().slice(0, 10);
    return `${day} ${10 + (how % 9)}:${10 + (amount % 50)}`;
  };
  const ride = (dice: Dice) =>
    office('lessons/createSingleLesson', {
      section_id: barn.sectionId,
      start: start(dice),
      students: family.studentIds.slice(0, 1),
    });
  const deeds: readonly ((dice: Dice) => unknown)[] = [
    (dice) => byCard(dice, cart(dice)),
    (dice) => byCard(dice, cart(dice)),
    (dice) => about(dice, INVOICES, (payment_id) => byCard(dice, { payment_id })),
    (dice) => office('items/createMultiple', { ...cart(dice), payment_method: dice.how % 2 ? 'cash' : 'cheque' }),
    (dice) => office('items/createMultiple', { ...cart(dice), invoice: 1 }),
    (dice) => office('items/createMultiple', { ...cart(dice), invoice: 1 }),
    (dice) =>
      office('payments/payInvoices', { billing_person_id: family.personId, amount: money(dice), rest_as_credit: 1 }),
    (dice) =>
      about(dice, INVOICES, (payment_id) =>
        office('payments/create', { payment_id, is_invoice_payment: 1, payment_method: 'cash' }),
      ),
    (dice) => about(dice, BY_HAND, (payment_id) => office('payments/deleteManualPayment', { payment_id })),
    ride,
    ride,
    (dice) =>
      about(dice, PLACES, (id) =>
        office('lesson_people/cancelStudent', { id, newEnrollStatus: OUTCOMES[dice.how % OUTCOMES.length] }),
      ),
    (dice) => about(dice, PLACES, (id) => mother('lesson_people/cancelStudent', { id, newEnrollStatus: 'CWR' })),
    (dice) => about(dice, WAITING, (payment_id) => office('payments/approveRefund', { payment_id })),
    (dice) => about(dice, PLACES, (id) => mother('lesson_people/cancelStudent', { id, newEnrollStatus: 'CWR' })),
    (dice) =>
      about(dice, WAITING, (payment_id) =>
        office('payments/declineRefund', { payment_id, reason: 'Inside the notice' }),
      ),
    (dice) => about(dice, PACKAGES, (item_id) => office('items/delete', { item_id })),
    (dice) => about(dice, PACKAGES, (item_id) => office('items/update', { item_id, product_price: money(dice) })),
    (dice) => office('vouchers/sell', { account_holder_id: family.personId, amount: 1 + money(dice) }),
    (dice) => about(dice, VOUCHERS, (voucher_id) => office('vouchers/cancel', { voucher_id })),
    giveBackByHand,
  ];
  return deeds;
}
