import { account, accountsByRate, count, line } from './setting.js';

const OWN = { confidential: true } as const;
const code = (name: string, label: string, about: string) => account(name, label, about, OWN);

/** Under which codes of its bookkeeping a barn books its money. Until one is entered nothing of it is seen. */
export const ACCOUNTING_SETTINGS = [
  code('account_revenue', 'Revenue account', 'What is sold, unless its package has an account code of its own.'),
  code('account_cash', 'Cash account', 'Money that comes in or goes back in cash.'),
  code('account_cheque', 'Check account', 'Money that comes in or goes back by check.'),
  code('account_venmo', 'Venmo account', 'Money that comes in or goes back by Venmo.'),
  code('account_transfer', 'Bank transfer account', 'Money that comes in or goes back by bank transfer.'),
  code(
    'account_card',
    'Card account',
    'Money that comes in or goes back by card, cards on file and disputes among them.',
  ),
  code('account_other', 'Account of other payments', 'Money that comes in or goes back in any other way.'),
  code('account_receivables', 'Receivables account', 'What families owe on invoices.'),
  code(
    'account_credits',
    'Account of families’ credits',
    'What families have with the barn: overpaid, or given for a lesson.',
  ),
  code(
    'account_vouchers',
    'Account of gift vouchers',
    'What vouchers were sold for that nobody has redeemed: no revenue yet.',
  ),
  code('account_tax', 'Tax account', 'Tax of every rate that has no code of its own below.'),
  accountsByRate(
    'account_tax_rates',
    'Tax accounts by rate',
    'Codes of single rates, with commas between: 19 = 3806, 7 = 3801.',
    OWN,
  ),
  code('account_fee', 'Card fee account', 'What families pay besides for paying by card.'),
  code(
    'account_refunds',
    'Account of refunds',
    'What is given back of revenue. If empty: it is taken off the revenue itself.',
  ),
  count('datev_consultant', 'DATEV consultant number', 'Of the tax consultant; stands in files for DATEV.', {
    ...OWN,
    min: 1001,
    max: 9_999_999,
  }),
  count('datev_client', 'DATEV client number', 'Of the barn with its tax consultant; stands in files for DATEV.', {
    ...OWN,
    min: 1,
    max: 99_999,
  }),
  count('datev_first_month', 'Business year begins', 'Month, from 1 to 12, for DATEV; January if empty.', {
    ...OWN,
    min: 1,
    max: 12,
  }),
  line(
    'xero_tax_rate',
    'Xero tax rate',
    'Name of the rate without tax in Xero, such as No VAT: tax is booked by itself.',
    {
      ...OWN,
      max: 50,
    },
  ),
];
