import { IF_EMPTY } from '../../../platform/tenancy/if-empty.js';
import { amounts, count, flag } from './setting.js';

/** What of gift vouchers strangers buy by the public page. Amounts are whole units of the barn's currency. */
export const VOUCHER_SALE_SETTINGS = [
  flag(
    'sells_vouchers',
    'Gift vouchers on the public page',
    'Whoever opens the public page buys a gift voucher by card, without an account. Only with an account for card payments.',
  ),
  amounts(
    'voucher_amounts',
    'Amounts of vouchers',
    'What vouchers on the public page are for, with spaces between: 25 50 100. If empty, buyers name an amount.',
  ),
  flag(
    'voucher_other_amount',
    'Another amount',
    'Besides these amounts, buyers may name another one between the two below.',
  ),
  count('voucher_least', 'Smallest voucher', `What a buyer may name at least; ${IF_EMPTY.voucher_least} if empty.`, {
    min: 1,
    max: 5000,
  }),
  count('voucher_most', 'Largest voucher', `What a buyer may name at most; ${IF_EMPTY.voucher_most} if empty.`, {
    min: 1,
    max: 5000,
  }),
];
