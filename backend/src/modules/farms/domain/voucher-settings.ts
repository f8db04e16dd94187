import { ACCOUNTING_SETTINGS } from './accounting-settings.js';
import { administratorsOwn, count } from './setting.js';
import { VOUCHER_SALE_SETTINGS } from './voucher-sale-settings.js';

/** What the barn's books and its vouchers go by, in the order of the Settings page. */
export const BOOKS_AND_VOUCHERS = [
  ...administratorsOwn('Accounting', ACCOUNTING_SETTINGS),
  ...administratorsOwn('Gift vouchers', [
    count(
      'voucher_months',
      'Vouchers are good for',
      'Months from the day on which a gift voucher is sold. 0: it does not expire. If empty: 36. Each can have another last day.',
      { unit: 'months', max: 120 },
    ),
    ...VOUCHER_SALE_SETTINGS,
  ]),
];
